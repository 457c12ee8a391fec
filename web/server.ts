import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { serveAssets } from './server/serve-assets';
import { startWeb } from './server/start';

/** The web process as it is built: the folder is that of the built server, beside which lies what browsers ask for. */
export function main(folder: string): Promise<void> {
  return startWeb(async () => ({ build, assets: serveAssets(join(folder, '../client')) }), false);
}
