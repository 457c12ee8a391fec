import { createDatabase, type Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ATTEMPT_MS, withinAttempt } from './attempt-time';
import { createDemandActivities } from './demands/demand-activities';
import { createEffectOutcomeActivities } from './effects/effect-outcome-activities';

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

const NOBODY = '00000000-0000-4000-8000-000000000001';

/** Holds the pool's only connection until the returned function is called. */
async function takeTheConnection(): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let taken: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve) => {
    taken = forTenant(database, 2).read(
      async () => {
        resolve();
        await released;
      },
      { timeoutMs: 30_000 },
    );
  });
  return async () => {
    letGo();
    await taken;
  };
}

it('a wait for a connection ends with the attempt, and nothing starts for an attempt that is over', async () => {
  const letGo = await takeTheConnection();
  const { readLastRow } = createDemandActivities(database);
  const { recordEffectOutcome } = createEffectOutcomeActivities(database);
  const startedAt = Date.now();
  let begun = 0;
  const waiting = [
    readLastRow({ demandId: NOBODY, companyId: 2 }),
    recordEffectOutcome({ effectId: NOBODY, companyId: 2, kind: 'mail' }, { status: 'sent' }),
    forTenant(database, 2).run(async () => {
      begun += 1;
    }, withinAttempt()),
  ];
  const outcomes = await Promise.allSettled(waiting);
  const took = Date.now() - startedAt;
  await letGo();
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(outcomes[0]).toMatchObject({ reason: { type: 'PASSING', nonRetryable: false } });
  expect(took).toBeLessThan(2 * ATTEMPT_MS);

  // The connection is intact and serves the next transaction.
  expect(await forTenant(database, 2).read((tx) => tx.company.count())).toBeGreaterThan(0);
  expect(begun).toBe(0);
});
