import path from 'node:path';

/** Long tests, and the files that they guard: `npm test` runs them too when one of these has changed since the last deep run. */
export interface DeepGroup {
  name: string;
  /** Test files, as glob patterns from the root. */
  tests: readonly string[];
  /** Sources, as glob patterns from the root. */
  guards: readonly string[];
}

/** The workflow of a demand, and everything that a decision passes on its way to the database. */
const ENGINE = [
  'workflows/**',
  'worker/*.ts',
  'worker/demands/**',
  'worker/effects/**',
  'worker/sweep/**',
  'application/engine/**',
  'application/effects/**',
  'application/demands/commands/**',
  'domain/demand/**',
  'platform/engine/**',
  'prisma/**',
];
/** Starting, supervising and stopping of all processes. */
const SERVERS = ['ops/**', 'prisma/**', 'testing/stack/**', 'package-lock.json'];

export const DEEP_GROUPS: readonly DeepGroup[] = [
  {
    name: 'kills, losses and long lives of demands',
    tests: [
      'worker/demands/trouble/*.integration.test.ts',
      'worker/demands/lives/{fixed-way,long-lives,whole-lives}.integration.test.ts',
      'worker/sweep/*.integration.test.ts',
      'web/api/demands/whole-lives.integration.test.ts',
    ],
    guards: ENGINE,
  },
  {
    name: 'faults of the document worker',
    tests: ['worker/documents/{faults,hidden-words,load-model}.integration.test.ts', 'worker/documents/browser/*.ts'],
    guards: ['worker/documents/**', 'application/documents/**', 'ops/compile/**', 'package-lock.json'],
  },
  {
    name: 'starts, stops, backups and builds',
    tests: ['ops/**/*.integration.test.ts'],
    guards: [...SERVERS, 'web/server/**', 'worker/*.ts'],
  },
  {
    name: 'generated and hostile requests',
    tests: [
      'web/api/proof/drawn/*.integration.test.ts',
      'web/api/proof/{hostile-operations,slow-bodies}.integration.test.ts',
      'web/security/{garbage,methods,worst-addresses,worst-forms,every-object-has}.integration.test.ts',
    ],
    guards: [
      'web/api/**',
      'web/server/**',
      'web/app/server/**',
      'web/app/routes/**',
      'web/app/**/*.server.ts',
      'application/lists/**',
      'platform/*.ts',
    ],
  },
  {
    name: 'the whole story, and imports of full size',
    tests: ['story/story.integration.test.ts', 'application/catalogues/import/import-size.integration.test.ts'],
    guards: ['story/**', 'prisma/**', 'application/catalogues/import/**', ...ENGINE],
  },
];

/** Everything that the workflow's code imports. */
const REPLAYED: readonly string[] = ['workflows/**', 'domain/demand/**', 'domain/calendar/**'];

const DRILL_GUARDS: readonly string[] = [...ENGINE, ...SERVERS];

export const matches = (file: string, patterns: readonly string[]) =>
  patterns.some((each) => path.matchesGlob(file, each));

/**
 * Returns the groups that no changed file concerns, which `npm test` leaves out.
 * @param changed files changed since the last deep run, or null when that is unknown: nothing is left out then.
 */
export function deepGroupsToLeaveOut(changed: readonly string[] | null): DeepGroup[] {
  if (changed === null) return [];
  return DEEP_GROUPS.filter(({ tests, guards }) => !changed.some((file) => matches(file, [...tests, ...guards])));
}

/** Tells whether the drill, one minute of work while everything is killed at random, has to run. */
export function isDrillNeeded(changed: readonly string[] | null): boolean {
  return changed === null || changed.some((file) => matches(file, DRILL_GUARDS));
}

/** Tells whether recorded histories have to be replayed. */
export function isReplayNeeded(changed: readonly string[]): boolean {
  return changed.some((file) => matches(file, REPLAYED));
}
