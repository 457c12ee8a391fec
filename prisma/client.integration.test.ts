import { isDatabaseAway } from '@aval/application/health/is-database-away';
import { createDatabaseProxy, errorResponse } from '@aval/testing/faults/database-proxy';
import { createTestDatabase } from '@aval/testing/stack/stack';
import { expect, it } from 'vitest';
import { createDatabase } from './client';

const READY_FOR_QUERY = 'Z'.charCodeAt(0);
const READY_LENGTH = 6;

/** Message of a backend whose postmaster was killed. */
const FAREWELL = errorResponse('FATAL', '57P01', 'terminating connection due to unexpected postmaster exit');

it('the client survives a server killed between one answer and the next statement', async () => {
  const testDatabase = await createTestDatabase();
  let isDying = false;
  let tellAsked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  const proxy = await createDatabaseProxy(testDatabase.url, () => ({
    onSent: (chunk) => {
      if (chunk.includes('pg_sleep')) tellAsked();
      return undefined;
    },
    onAnswer: (chunk) => {
      if (!isDying || chunk.at(-READY_LENGTH) !== READY_FOR_QUERY) return chunk;
      isDying = false;
      return Buffer.concat([chunk, FAREWELL]);
    },
  }));
  const database = createDatabase(proxy.url, { poolSize: 1 });
  await database.$queryRaw`SELECT 1`;

  // Hold the only connection long enough for the next statement to wait for it.
  const asking = database.$queryRaw`SELECT 1 AS answer FROM pg_sleep(0.5)`.then((rows) => rows);
  await isAsked;
  isDying = true;
  const [first, second] = await Promise.allSettled([
    asking,
    database.$transaction((transaction) => transaction.$queryRaw`SELECT 2 AS answer`),
  ]);
  expect(first).toEqual({ status: 'fulfilled', value: [{ answer: 1 }] });
  expect(second.status).toBe('rejected');
  expect(await database.$queryRaw`SELECT 3 AS answer`).toEqual([{ answer: 3 }]);

  await database.$disconnect();
  await proxy.close();
  await testDatabase.drop();
});

it('the client waits for a hanging server up to its limit, and works again once it answers', async () => {
  const testDatabase = await createTestDatabase();
  let hangs = false;
  const proxy = await createDatabaseProxy(testDatabase.url, () => ({
    onSent: () => (hangs ? Buffer.alloc(0) : undefined),
  }));
  const database = createDatabase(proxy.url, { poolSize: 2, answersWithinMs: 300 });
  const inTransaction = () => database.$transaction((transaction) => transaction.$queryRaw`SELECT 1 AS answer`);
  const asked = () => Promise.allSettled([database.$queryRaw`SELECT 1 AS answer`, inTransaction()]);
  expect((await asked()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  hangs = true;
  for (const answer of await asked())
    expect([answer.status, isDatabaseAway('reason' in answer ? answer.reason : null)]).toEqual(['rejected', true]);
  hangs = false;
  await expect
    .poll(async () => (await asked()).map(({ status }) => status), { timeout: 20_000 })
    .toEqual(['fulfilled', 'fulfilled']);

  await database.$disconnect();
  await proxy.close();
  await testDatabase.drop();
});

it('the client reports the database as away inside a transaction whose connection is lost', async () => {
  const testDatabase = await createTestDatabase();
  const proxy = await createDatabaseProxy(testDatabase.url, () => ({}));
  const database = createDatabase(proxy.url, { poolSize: 1 });
  const reasons: unknown[] = [];
  const asked = database.$transaction(async (transaction) => {
    const ask = () => transaction.$queryRaw`SELECT 1 AS answer`;
    await ask();
    await proxy.close();
    // The first statement may discover the loss; the second is sent to a connection known to be lost.
    for (const question of [ask, ask]) await question().catch((error: unknown) => reasons.push(error));
    return ask();
  });
  await asked.catch((error: unknown) => reasons.push(error));
  expect(reasons.map(isDatabaseAway)).toEqual([true, true, true]);

  await database.$disconnect();
  await testDatabase.drop();
});

it('the client reports the database as away for raw SQL too, whether reset or unreachable', async () => {
  const testDatabase = await createTestDatabase();
  let isReset = false;
  const proxy = await createDatabaseProxy(testDatabase.url, () => ({ onSent: () => (isReset ? null : undefined) }));
  const database = createDatabase(proxy.url, { poolSize: 2 });
  const ask = async () => {
    const answers = await Promise.allSettled([database.$queryRaw`SELECT 1 AS answer`, database.company.count()]);
    return answers.map((answer) => answer.status === 'rejected' && isDatabaseAway(answer.reason));
  };
  expect(await ask()).toEqual([false, false]);
  isReset = true;
  expect(await ask()).toEqual([true, true]);
  await proxy.close();
  expect(await ask()).toEqual([true, true]);
  expect(await ask()).toEqual([true, true]);

  await database.$disconnect();
  await testDatabase.drop();
});
