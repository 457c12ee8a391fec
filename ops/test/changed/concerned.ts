import { globSync } from 'node:fs';
import { CHECKOUT } from '../../prepare/folders.mjs';

/** TypeScript projects that read each workspace. */
const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  domain: ['.', 'domain', 'web', 'e2e'],
  i18n: ['.', 'web', 'e2e'],
  platform: ['.', 'web', 'e2e'],
  prisma: ['.', 'web', 'e2e'],
  workflows: ['.', 'workflows', 'web', 'e2e'],
  application: ['.', 'web', 'e2e'],
  web: ['.', 'web'],
  ops: ['.', 'e2e'],
  testing: ['.', 'e2e'],
  e2e: ['e2e'],
};
const ANY = ['.'];

/** Returns the folders whose types a change concerns. */
export function projectsOf(files: readonly string[]): string[] {
  const typed = files.filter((file) => /\.(tsx?|mjs)$|(^|\/)(tsconfig[\w.]*|package)\.json$/.test(file));
  return [...new Set(typed.flatMap((file) => PROJECTS[file.split('/')[0] ?? ''] ?? ANY))].sort();
}

/** Unit tests that read sources or documents as text, which no import tells; they run at every change. */
export const READING_FILES = [
  'i18n/*.test.ts',
  'ops/docs/*.test.ts',
  'ops/docker/*.test.ts',
  'ops/test/**/*.test.ts',
  'testing/histories/*.test.ts',
  'web/app/server/guards.test.ts',
  'web/app/shell/words/first-words.test.ts',
  'web/app/styles/tokens.test.ts',
  'workflows/patches.test.ts',
];

export function testsThatReadFiles(): string[] {
  return READING_FILES.flatMap((pattern) => globSync(pattern, { cwd: CHECKOUT, exclude: ['**/node_modules/**'] }));
}
