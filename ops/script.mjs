import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './prepare/checks.mjs';
import { exitWith } from './prepare/failure.mjs';
import { CHECKOUT } from './prepare/folders.mjs';
import { ensureInstalled } from './prepare/installation.mjs';
import { continueOnProductNode } from './prepare/product-node.mjs';

/**
 * `node ops/script.mjs <script> [parameters]`: runs a script of the checkout (`ops/bench/main.ts`) or the program of a
 * package (`vitest`) on a clone
 * where nothing is installed or generated yet. Images come installed, with their own Node.
 */
try {
  const [script = '', ...parameters] = process.argv.slice(2);
  checkNode();
  if (process.env.NODE_ENV !== 'production') {
    await ensureInstalled();
    await continueOnProductNode();
  }
  const isOfCheckout = script.includes('/');
  if (isOfCheckout) (await import('tsx/esm/api')).register();
  const file = realpathSync(path.join(CHECKOUT, isOfCheckout ? script : `node_modules/.bin/${script}`));
  process.argv.splice(1, process.argv.length - 1, file, ...parameters);
  await import(pathToFileURL(file).href);
} catch (error) {
  exitWith(error);
}
