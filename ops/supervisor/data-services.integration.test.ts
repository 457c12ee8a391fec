import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/stack/stack';
import { migrateAndSeed } from './data-services';

it('seeds a database without users, and no other', async () => {
  const database = await createTestDatabase({ empty: true });
  const first = await migrateAndSeed(database, true);
  expect(first).toEqual({
    rows: 'empty',
    drawn: { email: 'superadmin@aval.test', password: expect.stringMatching(/^.{12}$/) },
  });
  // A later start without --empty does not seed the story, because users may already work in the database.
  expect(await migrateAndSeed(database, false)).toEqual({ rows: 'empty', drawn: null });
  await database.drop();

  const other = await createTestDatabase({ empty: true });
  expect(await migrateAndSeed(other, false)).toEqual({ rows: 'story', drawn: null });
  expect(await migrateAndSeed(other, true)).toEqual({ rows: 'story', drawn: null });
  await other.drop();
});
