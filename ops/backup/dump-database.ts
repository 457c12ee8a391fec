import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { type Manifest, type TableRecord, tableFile } from './manifest';
import { LineMeter, linesOf, tablesInOrder, withOwner } from './tables';

/** Writes every table to its own file, from one snapshot, while the product keeps running. */
export function dumpDatabase(
  ownerUrl: string,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  mkdirSync(path.join(folder, 'database'), { recursive: true, mode: 0o700 });
  return withOwner(ownerUrl, 'snapshot', async (client) => {
    const migrations = await readMigrations(client);
    const tables: TableRecord[] = [];
    for (const { name } of await tablesInOrder(client)) tables.push(await dumpTable(client, folder, name));
    return { migrations, tables, sequences: await readSequences(client) };
  });
}

async function dumpTable(client: pg.Client, folder: string, table: string): Promise<TableRecord> {
  const meter = new LineMeter(table);
  async function* text(): AsyncGenerator<string> {
    for await (const lines of linesOf(client, table)) {
      for (const line of lines) meter.add(line);
      yield `${lines.join('\n')}\n`;
    }
  }
  const file = createWriteStream(tableFile(folder, table), { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(text()), createGzip(), file);
  return meter.record;
}

async function readMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `SELECT migration_name AS name, checksum AS sha256 FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** Reads the position of each sequence, not the highest remaining number, because numbers are never reused. */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string; isCalled: boolean }>(
    `SELECT sequencename AS name, coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS "isCalled"
     FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
  );
  return rows;
}
