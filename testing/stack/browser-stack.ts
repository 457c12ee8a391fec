import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@aval/ops/supervisor/free-port';
import { Stack } from '@aval/ops/supervisor/stack';
import { makeTemporaryHome } from './temporary-home';

export interface BrowserStack {
  /** URL of the default tenant; companies are at `<subdomain>.localhost` on the same port. */
  url: string;
  port: number;
  home: string;
  /** Environment of the product's own processes: databases, engine, keys. */
  environment: Readonly<Record<string, string>>;
  ownerUrl: string;
  stop(): Promise<void>;
}

/** Starts the whole product with the story's users and catalogues, in a temporary data folder. */
async function startBrowserStack(): Promise<BrowserStack> {
  const { home, remove } = await makeTemporaryHome();
  const port = await freePort();
  // Tests receive webhooks on this machine.
  process.env.WEBHOOK_LOOPBACK = 'allow';
  const stack = new Stack({ home, port, empty: false, development: false, durable: false });
  const stop = async () => {
    await stack.stop();
    remove();
  };
  try {
    await stack.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const { publicUrl: url, environment, ownerUrl } = stack;
  return { url, port, home, environment, ownerUrl, stop };
}

/** Environment variable through which test files learn where the product runs. */
export const BROWSER_STACK_VARIABLE = 'AVAL_BROWSER_STACK';

/** Playwright's globalSetup; it returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop, ...description } = await startBrowserStack();
  process.env[BROWSER_STACK_VARIABLE] = JSON.stringify(description);
  writeFileSync(path.join(description.home, 'stack.json'), JSON.stringify(description), { mode: 0o600 });
  return stop;
}
