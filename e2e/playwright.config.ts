import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium';

/** The global setup starts a stack for each worker (decision 56). No test waits by sleeping. */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  // A test that passes only on retry is listed at the end of the run (decision 45).
  retries: 1,
  // Timeouts only end hanging tests; they are no performance targets, because a busy machine would miss those.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
