import { defineConfig } from 'vitest/config';

const everywhere = ['**/node_modules/**', '**/build/**', 'e2e/**'];
/** Deep tests that no change concerns, named by `npm test`; every other run has all of them. */
const leftOut: string[] = JSON.parse(process.env.AVAL_TESTS_LEFT_OUT ?? '[]');
// Modules are loaded once per worker, which is safe: no test changes them, and each integration test file has its own database and
// namespace and closes what it opens.
const recording = process.env.AVAL_RECORD_MAP === undefined ? [] : ['testing/setup/record-coverage.ts'];
const shared = { pool: 'forks' as const, isolate: false, setupFiles: ['testing/setup/console-guard.ts'] };

export default defineConfig({
  test: {
    // A fixed number, because one worker per core would leave cores idle while servers start, are killed and restart.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.integration.test.ts', '**/*.replay.test.ts'],
          // Generous, because the first test of a worker waits for its imports.
          testTimeout: 60_000,
        },
      },
      {
        test: { ...shared, name: 'replay', include: ['workflows/**/*.replay.test.ts'], exclude: everywhere },
      },
      {
        test: {
          ...shared,
          setupFiles: [...shared.setupFiles, ...recording],
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: [...everywhere, ...leftOut],
          globalSetup: ['testing/setup/integration-setup.ts'],
          // Timeouts only end hanging tests; they are no performance targets, because a busy machine would miss those.
          testTimeout: 600_000,
          // The first file that needs the pages builds them, for over a minute on a busy machine, while the others wait for it.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
