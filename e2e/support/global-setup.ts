import { BROWSER_STACKS_VARIABLE, startBrowserStacks } from '@aval/testing/stack/browser-stack';
import type { FullConfig } from '@playwright/test';

/** Starts a stack for each worker, unless the environment names running ones. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  return process.env[BROWSER_STACKS_VARIABLE] ? async () => undefined : startBrowserStacks(workers);
}
