import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a temporary file and renames it, so that readers find the old or the new content whole, even after a kill.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {number} [mode] permissions of the new file
 */
export function writeWhole(file, content, mode) {
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content, { mode });
  renameSync(unfinished, file);
}
