import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const PRIVATE = 0o700;
/** Mode that lets PostgreSQL's own user pass through, without reading: PostgreSQL does not run as root. */
const PASSED_THROUGH = 0o711;

/**
 * Creates the missing folders of a data folder, closed to other users of the machine, and closes those that an earlier
 * version created. A data
 * folder that a user has created keeps its mode.
 * @param {string} home
 */
export function makeHome(home) {
  mkdirSync(home, { recursive: true, mode: process.getuid?.() === 0 ? PASSED_THROUGH : PRIVATE });
  for (const name of ['run', 'logs', 'files']) {
    const folder = path.join(home, name);
    mkdirSync(folder, { recursive: true, mode: PRIVATE });
    chmodSync(folder, PRIVATE);
  }
}
