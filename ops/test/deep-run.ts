import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CHECKOUT } from '../prepare/folders.mjs';
import { changedFilesSince, git } from './changed-files';

/** Names the commit whose deep tests have all passed. It is committed, so that every clone knows what they have covered. */
const FILE = path.join(import.meta.dirname, 'deep-run.json');
const deepRunSchema = z.object({ commit: z.string().regex(/^[0-9a-f]{40}$/) });

/** Returns the sources that have changed since the last deep run, without this record of it; null when that is unknown. */
export function changedSinceDeepRun(): string[] | null {
  const { commit } = deepRunSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return changedFilesSince(commit)?.filter((file) => path.join(CHECKOUT, file) !== FILE) ?? null;
}

/** Returns the commit of the checkout; null when files differ from it, since what is tested then has no name. */
export function commitUnderTest(): string | null {
  return git('status', '--porcelain').trim() === '' ? git('rev-parse', 'HEAD').trim() : null;
}

export function storeDeepRun(commit: string): void {
  writeFileSync(FILE, `${JSON.stringify({ commit }, null, 2)}\n`);
}
