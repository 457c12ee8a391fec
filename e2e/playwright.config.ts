import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium';

/**
 * One whole product for all files, started by the set-up. Every test works on demands of its own, so that files run side by side; the clock of
 * a test is generous because the machine is shared, never because something is slept through.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // What passes at the second attempt only is named at the end of the run (decision 45).
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'together', testIgnore: '**/alone/**' },
    // They take a part of the stack away from everybody.
    { name: 'alone', testMatch: '**/alone/**', dependencies: ['together'], fullyParallel: false },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
