import { RELAY_CHANNEL, wakeRelay } from '@aval/application/engine/outbox';
import { createDatabase, type Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import { createDatabaseProxy, type DatabaseProxy, errorResponse } from '@aval/testing/faults/database-proxy';
import { eventually } from '@aval/testing/stack/engine';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './listen';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase(testDatabase.url, { poolSize: 1 });
});

afterAll(async () => {
  await database.$disconnect();
  await testDatabase.drop();
});

it('the relay is notified of due rows after their commit, also after a lost connection', async () => {
  let told = 0;
  const notices = listen(testDatabase.url, () => told++);
  // A new connection counts as a notification: rows may have become due before it.
  await eventually(async () => told === 1);
  const gaveUp = forTenant(database, 2).run(async (transaction) => {
    await wakeRelay(transaction);
    throw new Error('given up');
  });
  await expect(gaveUp).rejects.toThrow('given up');
  await forTenant(database, 2).run((transaction) => wakeRelay(transaction));
  await eventually(async () => told === 2);

  const allowConnections = await testDatabase.refuseConnections();
  await allowConnections();
  await eventually(async () => told === 3);
  await forTenant(database, 2).run((transaction) => wakeRelay(transaction));
  await eventually(async () => told === 4);
  await notices.stop();
});

it('the relay leaves no connection open at a server that accepts it and refuses LISTEN, such as a standby', async () => {
  const standby = await openStandby(testDatabase.url);
  const notices = listen(standby.url, () => undefined);
  await eventually(async () => standby.refused() >= 3);
  expect(standby.mostAtOnce()).toBe(1);
  await notices.stop();
  await standby.close();
});

interface Standby extends DatabaseProxy {
  refused(): number;
  mostAtOnce(): number;
}

/** Proxies the real server, except for the statement that a standby refuses. */
async function openStandby(databaseUrl: string): Promise<Standby> {
  let [open, refused, mostAtOnce] = [0, 0, 0];
  const proxy = await createDatabaseProxy(databaseUrl, () => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    return {
      onSent: (chunk) => {
        if (!chunk.includes(`LISTEN ${RELAY_CHANNEL}`)) return undefined;
        refused += 1;
        return Buffer.concat([errorResponse('ERROR', '25006', 'cannot execute LISTEN during recovery'), READY]);
      },
      onClose: () => {
        open -= 1;
      },
    };
  });
  return { ...proxy, refused: () => refused, mostAtOnce: () => mostAtOnce };
}

/** ReadyForQuery, idle: the server waits for the next statement. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
