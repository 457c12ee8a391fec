/// <reference types="@remix-run/node" />
/// <reference types="vite/client" />
import '@remix-run/node';
import type { WordFiles } from './server/word-files';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Random per response; every script and style of the page carries it. */
    nonce: string;
    requestId: string;
    /** The peer as Express sees it, behind the trusted proxies. */
    clientAddress: string;
    wordFiles: WordFiles;
  }
}
