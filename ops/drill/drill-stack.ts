import { renameSync } from 'node:fs';
import { closeServices, createServices, type Services } from '@aval/application/services';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { makeTemporaryHome } from '../../testing/stack/temporary-home';
import { freePort } from '../supervisor/free-port';
import { forgetGivenAddresses } from '../supervisor/given-addresses';
import { Stack } from '../supervisor/stack';
import { type MailBox, openMailBox } from './mail-box';

/** A running product, with the drill's own access to its parts. */
export interface Ground {
  home: string;
  port: number;
  /** Services of the drill for creating drafts and older treatments and for checks; commands may set their time. */
  services: Services;
  /** Client of the owner, past row-level security. */
  owner: Database;
  /** Mail server that receives the product's mails. */
  mailBox: MailBox;
}

/** The whole product as `npm start` runs it, in a data folder of its own, to be killed process by process. */
export interface DrillStack extends Ground {
  /** Stops everything and removes the data folder, unless it is to be kept. */
  stop(options: { keep: boolean }): Promise<void>;
}

/** Returns the name of a kept data folder, which the next run's cleanup does not match. */
export function keptHome(home: string): string {
  return `${home}-kept`.replace('aval-test-', 'aval-drill-');
}

export async function startDrillStack(): Promise<DrillStack> {
  forgetGivenAddresses();
  const { home, remove } = await makeTemporaryHome();
  const port = await freePort();
  const mailBox = await openMailBox();
  process.env.SMTP_URL = mailBox.url;
  const stack = new Stack({ home, port, empty: false, development: false, durable: true });
  const endings: (() => Promise<unknown>)[] = [() => mailBox.close(), () => stack.stop()];
  const stop = async ({ keep }: { keep: boolean }) => {
    for (let end = endings.pop(); end; end = endings.pop()) await end();
    if (keep) renameSync(home, keptHome(home));
    else remove();
  };
  try {
    await stack.start();
    const environment = readEnvironment(storyEnvironmentSchema, stack.environment);
    const services = createServices('drill', environment, { allowOccurredAt: true });
    const owner = createDatabase(stack.ownerUrl, { poolSize: 4 });
    endings.push(
      () => closeServices(services),
      () => owner.$disconnect(),
    );
    return { home, port, services, owner, mailBox, stop };
  } catch (error) {
    await stop({ keep: false });
    throw error;
  }
}
