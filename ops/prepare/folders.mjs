import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this checkout. */
export const CHECKOUT = realpathSync(fileURLToPath(new URL('../../', import.meta.url)));

/** Cache of the user, which may be deleted at any time and is only slow to fill again. */
export function cacheFolder() {
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'aval');
}

/** Folder outside the checkout for its locks and markers, so that deleting `node_modules` or `.aval` does not delete a lock. */
export function checkoutFolder() {
  return path.join(cacheFolder(), 'checkouts', createHash('sha256').update(CHECKOUT).digest('hex').slice(0, 16));
}

/** Data folder of this checkout: AVAL_HOME, or `.aval` in it. */
export function homeFolder() {
  return path.resolve(process.env.AVAL_HOME ?? path.join(CHECKOUT, '.aval'));
}
