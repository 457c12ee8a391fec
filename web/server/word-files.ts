import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the built text files, by name without hash: "words-es-app". */
export type WordFiles = Readonly<Record<string, string>>;

/** Finds the files in the build. In development there are none, and texts are imported on demand. */
export function findWordFiles(clientFolder: string): WordFiles {
  const names = readdirSync(join(clientFolder, 'assets')).filter((file) => /^words-[a-z]+-[a-z]+-.*\.js$/.test(file));
  return Object.fromEntries(names.map((file) => [file.split('-').slice(0, 3).join('-'), `/assets/${file}`]));
}
