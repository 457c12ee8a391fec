import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/stack/stack';
import { migrateAndSeed } from './data-services';

it('fills a database that has nobody in it, whatever the data folder has seen, and no other', async () => {
  const database = await createTestDatabase({ empty: true });
  const first = await migrateAndSeed(database, true);
  expect(first).toEqual({
    rows: 'empty',
    drawn: { email: 'superadmin@aval.test', password: expect.stringMatching(/^.{12}$/) },
  });
  // The next start forgets --empty: people may work in it already.
  expect(await migrateAndSeed(database, false)).toEqual({ rows: 'empty', drawn: null });
  await database.drop();

  const other = await createTestDatabase({ empty: true });
  expect(await migrateAndSeed(other, false)).toEqual({ rows: 'story', drawn: null });
  expect(await migrateAndSeed(other, true)).toEqual({ rows: 'story', drawn: null });
  await other.drop();
});
