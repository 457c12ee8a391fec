import { closeServices, createServices, type Services } from '@aval/application/services';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import pg from 'pg';
import { makeTemporaryHome } from '../../testing/stack/temporary-home';
import { freePort } from '../supervisor/free-port';
import { forgetGivenAddresses } from '../supervisor/given-addresses';
import { Stack } from '../supervisor/stack';
import { measureStart } from './start-time';

/** The whole product as `npm start` runs it, in a data folder of its own, with access to its parts. */
export interface BenchStack {
  /** Seconds to the ready line, with a new data folder and with the same one again; null when not measured. */
  startSeconds: { first: number; second: number } | null;
  home: string;
  port: number;
  services: Services;
  /** Client of the owner, past row-level security, for filling tables. */
  owner: Database;
  /** Connections of the application role, for hand-written SQL. */
  pool: pg.Pool;
  engineAddress: string;
  /** Environment variables that mark a child process of the bench as one of the stack's. */
  mark: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startBenchStack({ measuresStart }: { measuresStart: boolean }): Promise<BenchStack> {
  forgetGivenAddresses();
  const { home, remove } = await makeTemporaryHome();
  const port = await freePort();
  const endings: (() => Promise<unknown>)[] = [async () => remove()];
  const stop = async () => {
    for (let end = endings.pop(); end; end = endings.pop()) await end();
  };
  try {
    const startSeconds = measuresStart
      ? { first: await measureStart(home, port), second: await measureStart(home, port) }
      : null;
    const stack = new Stack({ home, port, empty: false, development: false, durable: true });
    endings.push(() => stack.stop());
    await stack.start();
    const services = createServices('bench', readEnvironment(storyEnvironmentSchema, stack.environment));
    const owner = createDatabase(stack.ownerUrl, { poolSize: 2 });
    const pool = new pg.Pool({ connectionString: stack.environment.DATABASE_URL, max: 2 });
    endings.push(
      () => closeServices(services),
      () => owner.$disconnect(),
      () => pool.end(),
    );
    const { engineAddress } = stack;
    return { startSeconds, home, port, services, owner, pool, engineAddress, mark: stack.mark(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
