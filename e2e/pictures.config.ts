import { BROWSER_STACKS_VARIABLE } from '@aval/testing/stack/browser-stack';
import { defineConfig } from '@playwright/test';
import { GALLERY_ADDRESS } from './pictures/gallery-address';
import { launchOptions } from './support/chromium';

process.env[BROWSER_STACKS_VARIABLE] ??= JSON.stringify([{ port: Number(process.env.PORT ?? 3000) }]);

/**
 * Screenshots of the main pages, before and after a change that must not be visible. The product has to run at `PORT` with its story:
 * `npm run pictures -- --update-snapshots=all` takes them, `npm run pictures` compares with those in `.aval/pictures`.
 * Differences go to `test-results`.
 */
export default defineConfig({
  testDir: 'pictures',
  testMatch: '*.pictures.ts',
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: '../.aval/pictures/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled' } },
  reporter: [['list']],
  webServer: {
    command: `npm run gallery -w web -- --host 127.0.0.1 --strictPort --port ${new URL(GALLERY_ADDRESS).port}`,
    cwd: '..',
    url: GALLERY_ADDRESS,
  },
  projects: [1440, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ name: `${width}-${theme}`, metadata: { width, theme } })),
  ),
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  },
});
