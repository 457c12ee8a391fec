import type { ListOrder } from '@aval/application/lists/list-order';
import type { PageSize } from '@aval/application/lists/page-sizes';
import { pageWindow } from '@aval/application/lists/page-window';
import type { Actor } from '@aval/domain/access/actor';
import type pg from 'pg';

/** WHERE clause with numbered parameters in the order of its text. */
export class Statement {
  readonly values: unknown[] = [];
  readonly conditions: string[] = [];

  /** Adds a condition; each `?` stands for the next value. */
  where(text: string, ...values: unknown[]): void {
    const condition = text.replace(/\?/g, () => `$${this.values.push(values.shift())}`);
    this.conditions.push(condition);
  }

  get text(): string {
    return this.conditions.length > 0 ? `WHERE ${this.conditions.join(' AND ')}` : '';
  }
}

/** Compared content of a page: total count and ids shown. */
export interface ShownPage {
  count: number;
  ids: (string | number)[];
}

interface BareList {
  /** FROM clause of the count: only tables that the conditions name. */
  counted: string;
  /** FROM clause of the rows. */
  read: string;
  columns: string;
  /** FROM clause that finds the ids of a page, where reading only the rows of the page is worth a subquery. */
  paged?: string;
  id: string;
  /** Expression of the sort order. */
  by: string;
  query: { page: number; pageSize: PageSize; sort: ListOrder<string> };
  narrow: (client: pg.PoolClient) => Promise<Statement> | Statement;
}

/** Reads a page with hand-written SQL under the same row-level security: one count and one statement, rows not mapped. */
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
