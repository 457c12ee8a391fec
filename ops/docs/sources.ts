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
  /** File content with multi-line comments joined, so that a citation across lines is found. */
  text: string;
}

/** Reads all code, including tests, to search its comments. */
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
