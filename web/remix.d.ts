/// <reference types="@remix-run/node" />
/// <reference types="vite/client" />
import '@remix-run/node';
import type { WordFiles } from './server/word-files';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Random per response; on every script and style of the page. */
    nonce: string;
    requestId: string;
    /** Client address as Express determines it behind the trusted proxies. */
    clientAddress: string;
    wordFiles: WordFiles;
  }
}
