import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium';

/**
 * One stack for all files, started by the global setup. Every test uses demands of its own, so that files run in parallel.
 * No test waits by sleeping.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only on retry is listed at the end of the run (decision 45).
  retries: 1,
  // Timeouts only end hanging tests; they are no performance targets, because a busy machine would miss those.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'together', testIgnore: '**/alone/**' },
    // These tests stop or break a part of the stack, which would fail tests that run beside them. `npm test` runs them after
    // the others, whatever failed (ops/test/browser-tests.ts).
    { name: 'alone', testMatch: '**/alone/**', dependencies: ['together'], fullyParallel: false },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
