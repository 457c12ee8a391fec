import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file beside its place and then renames it: whoever reads it meets the old content or the new one, also after a kill.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {number} [mode] permissions of the new file
 */
export function writeWhole(file, content, mode) {
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content, { mode });
  renameSync(unfinished, file);
}
