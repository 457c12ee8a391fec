import { defineConfig } from 'vitest/config';

const everywhere = ['**/node_modules/**', '**/build/**', 'e2e/**'];
// Modules are loaded once for each worker: no test changes them, and a file of integration has its own database and namespace, and closes what it opens.
const shared = { pool: 'forks' as const, isolate: false, setupFiles: ['testing/setup/console-guard.ts'] };

export default defineConfig({
  test: {
    // One for each core would leave them idle while servers start, are killed and come back.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.integration.test.ts', '**/*.replay.test.ts'],
          // Like those below: the first one of a worker waits for what it imports.
          testTimeout: 60_000,
        },
      },
      {
        test: { ...shared, name: 'replay', include: ['workflows/**/*.replay.test.ts'], exclude: everywhere },
      },
      {
        test: {
          ...shared,
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: everywhere,
          globalSetup: ['testing/setup/integration-setup.ts'],
          // They end what hangs; none of them says how fast anything has to be, which a busy machine would decide.
          testTimeout: 600_000,
          // The first that needs the pages builds them, up to a minute and more on such a machine, and the others wait for it before they start servers.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
