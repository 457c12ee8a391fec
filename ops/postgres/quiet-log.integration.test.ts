import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/stack/stack';
import { QUIET } from './server';

const CARD = '9988776655443';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const log = () => readFileSync(path.join(inject('servers').logs, 'postgresql.log'), 'utf8');

/** Connects to a missing database, whose name the server logs when refusing it. */
async function leaveMark(name: string): Promise<void> {
  const address = new URL(database.ownerUrl);
  address.pathname = `/${name}`;
  const stranger = new pg.Client({ connectionString: address.href });
  await expect(stranger.connect()).rejects.toThrow();
  await expect.poll(log).toContain(name);
}

it('the server log contains neither text, values nor position of a failed statement', async () => {
  await client.query('CREATE TABLE note (card text PRIMARY KEY, content jsonb)');
  await client.query('INSERT INTO note VALUES ($1)', [CARD]);
  const failing: [string, string[]][] = [
    ['INSERT INTO note VALUES ($1)', [CARD]],
    [`INSERT INTO note VALUES ('${CARD}')`, []],
    ['INSERT INTO note VALUES ($1, $2)', ['x', `{"card": "${CARD}\\u0000"}`]],
    ['SELECT $1::uuid', [CARD]],
    [`SELECT '${CARD}'::date`, []],
    [`DO $$ BEGIN RAISE EXCEPTION 'card %', '${CARD}'; END $$`, []],
    [`DO $$ BEGIN RAISE WARNING 'card %', '${CARD}'; PERFORM 1 / 0; END $$`, []],
    [`SELECT card_${CARD} FROM note`, []],
  ];
  for (const [statement, values] of failing) await expect(client.query(statement, values)).rejects.toThrow();
  await leaveMark('no_such_database');
  expect(log()).not.toContain(CARD);
});

it('the container runs with the same log settings', () => {
  const compose = readFileSync(path.join(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
  for (const [name, value] of Object.entries(QUIET)) expect(compose).toContain(`- --${name}=${value}\n`);
});
