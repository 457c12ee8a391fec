import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the built files of words by what they are called without their hash: "words-es-app". */
export type WordFiles = Readonly<Record<string, string>>;

/** As the build named them. From the sources there are none: words then come when they are asked for. */
export function findWordFiles(clientFolder: string): WordFiles {
  const names = readdirSync(join(clientFolder, 'assets')).filter((file) => /^words-[a-z]+-[a-z]+-.*\.js$/.test(file));
  return Object.fromEntries(names.map((file) => [file.split('-').slice(0, 3).join('-'), `/assets/${file}`]));
}
