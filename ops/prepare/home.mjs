import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const PRIVATE = 0o700;
/** PostgreSQL does not run as root: its own user passes through, and reads nothing. */
const PASSED_THROUGH = 0o711;

/**
 * Makes what is missing of a data folder, so that nobody else on the machine looks into it; also not into what an earlier version made. A data
 * folder that somebody has made keeps its mode.
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
