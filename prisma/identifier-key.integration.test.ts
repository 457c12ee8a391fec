import { identifierKey } from '@aval/domain/validation/fields/identity';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './client';

let testDatabase: TestDatabase;
let db: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url, { poolSize: 1 });
});

afterAll(async () => {
  await db.$disconnect();
  await testDatabase.drop();
});

/** All characters that a text column can hold, except tens of thousands of Chinese and Korean ones. */
const CHARACTERS = [...Array.from({ length: 0x3fff }, (_, index) => index + 1), 0xfeff, 0xff21, 0x1f600].map((code) =>
  String.fromCodePoint(code),
);

test('the database normalises identifiers as the domain does', async () => {
  const typed = [...CHARACTERS, '12-345 a', ' md–01/27 ', '12.345.678-z', '１２３４５Ａ', '-'];
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT identifier_key(each) AS key FROM unnest(${typed}::text[]) WITH ORDINALITY AS given (each, place) ORDER BY place`;
  const differ = typed.filter((each, place) => rows[place]?.key !== identifierKey(each));
  expect(differ).toEqual([]);
});
