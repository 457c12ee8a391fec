import { connectTemporal } from '@aval/platform/engine/temporal-connection';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, temporalAddress } from './stack';

let database: TestDatabase;
let application: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  application = new pg.Client({ connectionString: database.url });
  await application.connect();
});

afterAll(async () => {
  await application.end();
  await database.drop();
});

it('the test stack connects the application as a role that owns nothing and bypasses no policy', async () => {
  const role = await application.query('SELECT rolbypassrls, rolsuper FROM pg_roles WHERE rolname = current_user');
  expect(role.rows).toEqual([{ rolbypassrls: false, rolsuper: false }]);
  const owned = await application.query('SELECT 1 FROM pg_class WHERE pg_get_userbyid(relowner) = current_user');
  expect(owned.rowCount).toBe(0);
});

it('the test stack gives each file a migrated database', async () => {
  const tables = await application.query("SELECT to_regclass('demand') IS NOT NULL AS present");
  expect(tables.rows).toEqual([{ present: true }]);
});

it('the test stack has an engine that answers', async () => {
  const connection = connectTemporal({ TEMPORAL_ADDRESS: temporalAddress(), TEMPORAL_NAMESPACE: 'default' });
  expect(await connection.isReady(5000)).toBe(true);
  await connection.close();
});
