import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as build from 'virtual:remix/server-build';
import { serveAssets } from './server/serve-assets';
import { startWeb } from './server/start';

/**
 * How much garbage is let grow over what is in use. Pages leave much that is short-lived, which V8 by itself lets grow to several times of it; a
 * start under this rule would take longer.
 */
const GARBAGE_PERCENT = 50;

/** The web process as it is built: the folder is that of the built server, beside which lies what browsers ask for. */
export async function main(folder: string): Promise<void> {
  await startWeb(async () => ({ build, assets: serveAssets(join(folder, '../client')) }), false);
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
}
