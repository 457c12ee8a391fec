import { installChromium } from '@aval/worker/documents/browser/chromium';
import type { LaunchOptions } from '@playwright/test';

/** Launches the Chromium at CHROMIUM_PATH, or else the one that renders documents; neither is downloaded. */
export async function launchOptions(): Promise<LaunchOptions> {
  const given = process.env.CHROMIUM_PATH;
  const executablePath = given ?? (await installChromium()).executablePath;
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'] };
}
