import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { serveAssets } from './server/serve-assets';
import { startWeb } from './server/start';
import { findWordFiles } from './server/word-files';

/** The web process as it is built: the folder is that of the built server, beside which lies what browsers ask for. */
export function main(folder: string): Promise<void> {
  const client = join(folder, '../client');
  return startWeb(async () => ({ build, assets: serveAssets(client), wordFiles: findWordFiles(client) }), false);
}
