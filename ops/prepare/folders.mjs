import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where this copy of the product's source lies. */
export const CHECKOUT = realpathSync(fileURLToPath(new URL('../../', import.meta.url)));

/** The user's cache: what may be deleted at any time and is only slow to get again. */
export function cacheFolder() {
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'aval');
}

/** Locks and marks that concern this checkout, outside of it, so that deleting `node_modules` or `.aval` does not delete a lock. */
export function checkoutFolder() {
  return path.join(cacheFolder(), 'checkouts', createHash('sha256').update(CHECKOUT).digest('hex').slice(0, 16));
}

/** The data folder of this copy: AVAL_HOME, or `.aval` in the checkout. */
export function homeFolder() {
  return path.resolve(process.env.AVAL_HOME ?? path.join(CHECKOUT, '.aval'));
}
