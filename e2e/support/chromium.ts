import { installChromium } from '@aval/worker/documents/browser/chromium';
import type { Browser, LaunchOptions } from '@playwright/test';

/** Launches the Chromium at CHROMIUM_PATH, or else the one that renders documents; neither is downloaded. */
export async function launchOptions(): Promise<LaunchOptions> {
  const given = process.env.CHROMIUM_PATH;
  const executablePath = given ?? (await installChromium()).executablePath;
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'] };
}

const LAUNCHES = 3;

/** Starts a browser again when Chromium itself crashes at its start, which no page has caused. */
export async function launchAgain(launch: () => Promise<Browser>): Promise<Browser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch();
    } catch (error) {
      if (attempt === LAUNCHES) throw error;
      console.warn(`Chromium did not start (attempt ${attempt} of ${LAUNCHES}): ${error}`);
    }
  }
}
