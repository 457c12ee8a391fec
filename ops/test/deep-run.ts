import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { changedFilesSince, git } from './changed-files';

/** Names the commit whose deep tests have all passed. It is committed, so that every clone knows what they have covered. */
const FILE = new URL('./deep-run.json', import.meta.url);
const deepRunSchema = z.object({ commit: z.string().regex(/^[0-9a-f]{40}$/) });

/** Returns the files that have changed since the last deep run; null when that is unknown. */
export function changedSinceDeepRun(): string[] | null {
  return changedFilesSince(deepRunSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).commit);
}

/** Returns the commit of the checkout; null when files differ from it, since what is tested then has no name. */
export function commitUnderTest(): string | null {
  return git('status', '--porcelain').trim() === '' ? git('rev-parse', 'HEAD').trim() : null;
}

export function storeDeepRun(commit: string): void {
  writeFileSync(FILE, `${JSON.stringify({ commit }, null, 2)}\n`);
}
