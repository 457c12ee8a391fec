import { installChromium } from '@aval/worker/documents/browser/chromium';
import type { LaunchOptions } from '@playwright/test';

/** CHROMIUM_PATH, else the one that documents are made with; neither is fetched from anywhere. */
export async function launchOptions(): Promise<LaunchOptions> {
  const given = process.env.CHROMIUM_PATH;
  const executablePath = given ?? (await installChromium()).executablePath;
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'] };
}
