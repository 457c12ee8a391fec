import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { serveAssets } from './server/serve-assets';
import { startWeb } from './server/start';
import { findWordFiles } from './server/word-files';

/** Starts the built web process; `folder` is that of the built server, next to the client's. */
export function main(folder: string): Promise<void> {
  const client = join(folder, '../client');
  return startWeb(async () => ({ build, assets: serveAssets(client), wordFiles: findWordFiles(client) }), false);
}
