import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

const FOLDERS = [
  'application',
  'domain',
  'e2e',
  'i18n',
  'ops',
  'platform',
  'prisma',
  'story',
  'testing',
  'web',
  'worker',
  'workflows',
];

export interface Source {
  file: string;
  /** Comments of several lines as one, so that a citation is found across them. */
  text: string;
}

/** The code, tests included, for what is said in comments. */
export function readSources(): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(CHECKOUT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|build|generated)\//.test(file))
      .map((file) => ({
        file: `${folder}/${file}`,
        text: readFileSync(path.join(CHECKOUT, folder, file), 'utf8').replaceAll(/\n\s*\* ?/g, ' '),
      })),
  );
}
