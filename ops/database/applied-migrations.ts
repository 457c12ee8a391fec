import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { CHECKOUT } from '../prepare/folders.mjs';

/** Returns whether every migration is applied, without loading the schema engine, so that an ordinary start stays fast. */
export async function isMigrated(ownerUrl: string): Promise<boolean> {
  const wanted = readdirSync(path.join(CHECKOUT, 'prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present");
    if (table.rows[0]?.present !== true) return false;
    const { rows } = await client.query<{ migration_name: string }>(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const applied = new Set(rows.map((row) => row.migration_name));
    return wanted.every((name) => applied.has(name));
  } finally {
    await client.end();
  }
}
