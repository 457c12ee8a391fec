import type { ListOrder } from '@aval/application/lists/list-order';
import type { PageSize } from '@aval/application/lists/page-sizes';
import { pageWindow } from '@aval/application/lists/page-window';
import type { Actor } from '@aval/domain/access/actor';
import type pg from 'pg';

/** Numbered parameters in the order in which the text names them. */
export class Statement {
  readonly values: unknown[] = [];
  readonly conditions: string[] = [];

  /** `?` is the next parameter. */
  where(text: string, ...values: unknown[]): void {
    const condition = text.replace(/\?/g, () => `$${this.values.push(values.shift())}`);
    this.conditions.push(condition);
  }

  get text(): string {
    return this.conditions.length > 0 ? `WHERE ${this.conditions.join(' AND ')}` : '';
  }
}

/** What is compared of a page: how many there are, and which are shown. */
export interface ShownPage {
  count: number;
  ids: (string | number)[];
}

interface BareList {
  /** What is counted: no table that its conditions do not name. */
  counted: string;
  /** What its rows are read from. */
  read: string;
  columns: string;
  /** What its pages are found in, where reading the rows of the page alone is worth a second reading. */
  paged?: string;
  id: string;
  /** What it is sorted by. */
  by: string;
  query: { page: number; pageSize: PageSize; sort: ListOrder<string> };
  narrow: (client: pg.PoolClient) => Promise<Statement> | Statement;
}

/** A page as one would read it by hand with `pg`, behind the same policy: one count, one statement for its rows, nothing made of them. */
export async function readBarePage(
  pool: pg.Pool,
  { companyIds }: Actor,
  { counted, read, columns, paged, id, by, query, narrow }: BareList,
): Promise<ShownPage> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `SELECT set_config('app.companies', $1, true), set_config('statement_timeout', '0', true),
         set_config('transaction_read_only', 'on', true)`,
      [companyIds.join(',')],
    );
    const { text, values } = await narrow(client);
    const found = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${counted} ${text}`,
      values,
    );
    const count = found.rows[0]?.count ?? 0;
    const { skip, take, reversed } = pageWindow(count, query.page, query.pageSize);
    const direction = query.sort.descending === reversed ? 'ASC' : 'DESC';
    const order = `ORDER BY ${by} ${direction}, ${id} ${direction}`;
    const place = `LIMIT ${take} OFFSET ${skip}`;
    const { rows } = await client.query<{ id: string | number }>(
      paged === undefined
        ? `SELECT ${columns} FROM ${read} ${text} ${order} ${place}`
        : `SELECT ${columns} FROM ${read} WHERE ${id} = ANY (ARRAY(SELECT ${id} FROM ${paged} ${text} ${order} ${place})) ${order}`,
      values,
    );
    await client.query('COMMIT');
    const ids = rows.map((row) => row.id);
    return { count, ids: reversed ? ids.reverse() : ids };
  } finally {
    client.release();
  }
}
