import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { parseDatabaseUrl } from '../database/database-address';
import { applyMigrations, migrationHashes } from '../database/schema-engine';
import { StartFailure } from '../prepare/failure.mjs';
import { type Manifest, tableFile } from './manifest';
import { measureTable, type Table, tablesInOrder, withOwner } from './tables';

/** Maximum characters of JSON in one statement, exceeded by at most one row. */
const BATCH = 2_000_000;

/**
 * Fills an empty database: applies the migrations of the backup, inserts its rows in one transaction that also counts and hashes
 * them again, and applies newer migrations. Throws `StartFailure` and inserts no row when anything differs from the manifest.
 */
export async function loadDatabase(ownerUrl: string, folder: string, manifest: Manifest): Promise<void> {
  refuseForeignMigrations(manifest);
  await refuseFilledDatabase(ownerUrl);
  const address = parseDatabaseUrl(ownerUrl);
  await applyMigrations(address, new Set(manifest.migrations.map(({ name }) => name)));
  await withOwner(ownerUrl, 'writing', async (client) => {
    const tables = await tablesInOrder(client);
    const names = tables.map(({ name }) => name);
    if (names.join() !== manifest.tables.map(({ name }) => name).join()) {
      throw new StartFailure('The tables of the backup are not those that its migrations make.');
    }
    // Remove rows that migrations inserted: the backup contains them.
    await client.query(`TRUNCATE ${names.map((name) => pg.escapeIdentifier(name)).join(', ')}`);
    for (const table of tables) await loadTable(client, folder, table);
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [pg.escapeIdentifier(name), value, isCalled]);
    }
    for (const wanted of manifest.tables) {
      const found = await measureTable(client, wanted.name);
      if (found.rows === wanted.rows && found.sha256 === wanted.sha256) continue;
      throw new StartFailure(
        `The table ${wanted.name} did not come back as it was (${found.rows} rows of ${wanted.rows}): the backup is damaged. Nothing was restored.`,
      );
    }
  });
  await applyMigrations(address);
}

/** Throws `StartFailure` for a backup with unknown or changed migrations, made by a newer version or another product. */
function refuseForeignMigrations({ migrations }: Manifest): void {
  const known = migrationHashes();
  for (const { name, sha256 } of migrations) {
    if (known.get(name) === sha256) continue;
    const why = known.has(name) ? 'has changed since' : 'is not known here';
    throw new StartFailure(
      `The migration ${name} of the backup ${why}: restore with the version of Aval that made it, and upgrade then.`,
    );
  }
}

async function refuseFilledDatabase(ownerUrl: string): Promise<void> {
  await withOwner(ownerUrl, 'snapshot', async (client) => {
    if ((await tablesInOrder(client)).length > 0) {
      throw new StartFailure('The database has tables already: a backup is restored into an empty one only.');
    }
  });
}

/** Inserts the rows of a table with its triggers disabled, because their results are already in the backup. */
async function loadTable(client: pg.Client, folder: string, { name, columns }: Table): Promise<void> {
  const table = pg.escapeIdentifier(name);
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const insert = async (lines: readonly string[]) => {
    await client.query(
      `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
  };
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // A row may refer to a later one of its table.
  await client.query('SET CONSTRAINTS ALL DEFERRED');
  let lines: string[] = [];
  let size = 0;
  for await (const line of createInterface({ input: createReadStream(tableFile(folder, name)).pipe(createGunzip()) })) {
    lines.push(line);
    size += line.length;
    if (size < BATCH) continue;
    await insert(lines);
    lines = [];
    size = 0;
  }
  if (lines.length > 0) await insert(lines);
  // Checked before the triggers are enabled, which PostgreSQL refuses while a check waits.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}
