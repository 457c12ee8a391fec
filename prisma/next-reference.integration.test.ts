import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './client';
import { nextReference } from './next-reference';
import { forTenant } from './scope';

let testDatabase: TestDatabase;
let db: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url, { poolSize: 8 });
});

afterAll(async () => {
  await db.$disconnect();
  await testDatabase.drop();
});

test('forty concurrent drafts get forty numbers without a gap', async () => {
  const given = await Promise.all(
    Array.from({ length: 40 }, () => forTenant(db, 2).run((tx) => nextReference(tx, 2, 2031))),
  );
  const expected = Array.from({ length: 40 }, (_, index) => `MER-31-${String(index + 1).padStart(6, '0')}`);
  expect(given.sort()).toEqual(expected);
});

test('each company and each year has its own numbers', async () => {
  expect(await forTenant(db, 3).run((tx) => nextReference(tx, 3, 2031))).toBe('ALB-31-000001');
  expect(await forTenant(db, 3).run((tx) => nextReference(tx, 3, 2032))).toBe('ALB-32-000001');
  expect(await forTenant(db, 3).run((tx) => nextReference(tx, 3, 2031))).toBe('ALB-31-000002');
});
