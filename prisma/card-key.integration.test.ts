import { cardKey } from '@aval/domain/validation/fields/identity';
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

test('the database normalises card numbers as the domain does', async () => {
  const cards = [...CHARACTERS, '12-345 a', ' md–01/27 ', '-'];
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT card_key(card) AS key FROM unnest(${cards}::text[]) WITH ORDINALITY AS given (card, place) ORDER BY place`;
  const differ = cards.filter((card, place) => rows[place]?.key !== cardKey(card));
  expect(differ).toEqual([]);
});
