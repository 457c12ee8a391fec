import { defineConfig } from 'vitest/config';

const everywhere = ['**/node_modules/**', '**/build/**', 'e2e/**'];
const shared = { pool: 'forks' as const, setupFiles: ['ops/test/console-guard.ts'] };

export default defineConfig({
  test: {
    // One for each core would leave them idle while servers start, are killed and come back.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Modules are loaded once for each worker; nothing that is tested here changes them.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.integration.test.ts', '**/*.replay.test.ts'],
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
          globalSetup: ['ops/test/integration-setup.ts'],
          // Modules are loaded once for each worker: each file has its own database and namespace, and closes what it opens.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
