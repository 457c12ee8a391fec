import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CHECKOUT } from '../../prepare/folders.mjs';

export const MAP_FILE = path.join(import.meta.dirname, 'test-map.json');

/** Recorded by `npm run test:map`: tests that call the code of a folder or route (decision 53). */
const testMapSchema = z.object({
  /** Seconds that each recorded test file took, doubled from 5, so that a faster machine changes nothing. */
  tests: z.record(z.string(), z.number()),
  /** Browser tests and those of the pages and the API that have not been recorded yet. */
  unrecorded: z.array(z.string()),
  /** Folders and routes of pages and API of which no recorded test calls anything. */
  withoutTests: z.array(z.string()),
  /** Tests of each folder or route, the one that calls most of it first. */
  entries: z.record(z.string(), z.array(z.string())),
});
export type TestMap = z.infer<typeof testMapSchema>;

export function readTestMap(): TestMap {
  return testMapSchema.parse(JSON.parse(readFileSync(MAP_FILE, 'utf8')));
}

/** Returns the key of a source: itself for a route, else its folder, that of a feature for its components. */
export function entryOf(source: string): string {
  const folder = path.posix.dirname(source);
  if (source.startsWith('web/app/routes/')) return source;
  return folder.startsWith('web/app/features/') ? folder.replace(/\/components$/, '') : folder;
}

const find = (pattern: string) =>
  globSync(pattern, { cwd: CHECKOUT, exclude: ['**/node_modules/**', '**/build/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Returns browser tests, and those that ask a built server: no import leads from them to what they run. */
export function testsOverHttp(): string[] {
  return [...find('e2e/specs/**/*.spec.ts'), ...find('web/**/*.integration.test.ts')];
}

export function integrationTests(): string[] {
  return find('**/*.integration.test.ts');
}

/** Returns the entries that pages and API have. */
export function entriesOverHttp(): string[] {
  const sources = ['features', 'routes'].flatMap((folder) => find(`web/app/${folder}/**/*.{ts,tsx}`));
  const isSource = (file: string) => !/\.test(-support)?\.tsx?$|^web\/api\/(proof|examples)\//.test(file);
  return [...new Set([...sources, ...find('web/api/**/*.ts')].filter(isSource).map(entryOf))].sort();
}
