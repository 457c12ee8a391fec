import { createHash, type Hash } from 'node:crypto';
import pg from 'pg';
import type { TableRecord } from './manifest';

/** Prisma's own table, which applying the migrations to a restored database writes again. */
const MIGRATIONS_TABLE = '_prisma_migrations';
const FETCH = 500;

export interface Table {
  name: string;
  /** Names of the columns, except generated ones. */
  columns: string[];
}

/** Runs `work` in one transaction as the owner, past row-level security and with times in UTC; 'snapshot' is read-only. */
export async function withOwner<Result>(
  ownerUrl: string,
  isolation: 'snapshot' | 'writing',
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(isolation === 'snapshot' ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN');
    await client.query("SET LOCAL timezone TO 'UTC'");
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/** Returns every table of the product, after those that its foreign keys refer to. Throws for a cycle of them. */
export async function tablesInOrder(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `SELECT class.relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT other.relname::text FROM pg_constraint JOIN pg_class AS other ON other.oid = confrelid
         WHERE contype = 'f' AND conrelid = class.oid AND confrelid <> class.oid) AS needs
     FROM pg_class AS class
     WHERE class.relkind = 'r' AND class.relnamespace = 'public'::regnamespace AND class.relname <> $1
     ORDER BY class.relname`,
    [MIGRATIONS_TABLE],
  );
  const ordered: Table[] = [];
  const placed = new Set<string>();
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((name) => placed.has(name)));
    if (ready.length === 0)
      throw new Error(`tables that need each other: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      placed.add(name);
    }
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

/** Yields rows as lines of JSON in the order of the primary key, so that equal rows give equal lines on every server. */
export async function* linesOf(client: pg.Client, table: string): AsyncGenerator<string[]> {
  const name = pg.escapeIdentifier(table);
  const { rows: keys } = await client.query<{ column: string }>(
    `SELECT attname AS column FROM pg_index
     JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
     WHERE indrelid = $1::regclass AND indisprimary ORDER BY array_position(indkey::int2[], attnum)`,
    [name],
  );
  const order = keys.map(({ column }) => pg.escapeIdentifier(column)).join(', ');
  await client.query(
    `DECLARE lines NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${name} AS t ORDER BY ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${FETCH} FROM lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('CLOSE lines');
}

/** Counts and hashes lines as they pass. */
export class LineMeter {
  private readonly hash: Hash = createHash('sha256');
  private rows = 0;

  constructor(private readonly name: string) {}

  add(line: string): void {
    this.hash.update(line).update('\n');
    this.rows += 1;
  }

  get record(): TableRecord {
    return { name: this.name, rows: this.rows, sha256: this.hash.copy().digest('hex') };
  }
}

/** Counts and hashes the current rows of a table as a backup does. */
export async function measureTable(client: pg.Client, table: string): Promise<TableRecord> {
  const meter = new LineMeter(table);
  for await (const lines of linesOf(client, table)) for (const line of lines) meter.add(line);
  return meter.record;
}
