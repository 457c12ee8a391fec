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

/** Environment variable through which test files learn where the stacks run: a JSON list, one for each worker. */
export const BROWSER_STACKS_VARIABLE = 'AVAL_BROWSER_STACKS';

/**
 * Starts as many stacks as there are workers, so that tests that run at once share neither data nor processes. Returns
 * the function that stops them.
 */
export async function startBrowserStacks(count: number): Promise<() => Promise<void>> {
  const started = await Promise.allSettled(Array.from({ length: count }, startBrowserStack));
  const stacks = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const stop = async () => {
    await Promise.all(stacks.map((each) => each.stop()));
  };
  for (const each of started) {
    if (each.status === 'fulfilled') continue;
    await stop();
    throw each.reason;
  }
  process.env[BROWSER_STACKS_VARIABLE] = JSON.stringify(stacks);
  return stop;
}
