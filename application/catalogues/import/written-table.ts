import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

interface WrittenColumn {
  column: string;
  /** Type under which PostgreSQL reads the value. */
  type: 'text' | 'int' | 'numeric' | 'boolean';
  /** An existing entry keeps its own value. */
  isFixed?: boolean;
}

/**
 * Table to which an import writes, with a column for each of its values; the compiler refuses a value without one.
 * Both statements are made from it.
 */
export interface WrittenTable<Input, Values extends object> {
  name: string;
  columns: { readonly [Key in keyof Values]-?: WrittenColumn };
  /** Values of the columns for an entry. */
  valuesOf(input: Input): Values;
}

/** Inserts entries under the given ids, in one statement. */
export async function insertRows<Input, Values extends object>(
  tx: Transaction,
  { name, columns, valuesOf }: WrittenTable<Input, Values>,
  rows: readonly { id: number; input: Input }[],
): Promise<void> {
  const written = Object.entries<WrittenColumn>(columns);
  const names = list(written.map(([, { column }]) => column));
  const keys = list(written.map(([key]) => quoted(key)));
  const sent = rows.map(({ id, input }) => ({ ...valuesOf(input), id }));
  await tx.$executeRaw`
    INSERT INTO ${Prisma.raw(name)} (id, ${names}) SELECT id, ${keys} FROM ${sentRows(sent, written)}`;
}

/** Updates entries and raises their revisions, in one statement. */
export async function updateRows<Input, Values extends object>(
  tx: Transaction,
  { name, columns, valuesOf }: WrittenTable<Input, Values>,
  rows: readonly { entry: { id: number }; input: Input }[],
): Promise<void> {
  const written = Object.entries<WrittenColumn>(columns).filter(([, { isFixed }]) => !isFixed);
  const changes = list(written.map(([key, { column }]) => `${column} = sent.${quoted(key)}`));
  const table = Prisma.raw(name);
  const sent = rows.map(({ entry, input }) => ({ ...valuesOf(input), id: entry.id }));
  await tx.$executeRaw`
    UPDATE ${table} SET ${changes}, revision = ${table}.revision + 1
    FROM ${sentRows(sent, written)} WHERE ${table}.id = sent.id`;
}

function sentRows(rows: readonly object[], written: readonly [string, WrittenColumn][]): Prisma.Sql {
  const types = list(written.map(([key, { type }]) => `${quoted(key)} ${type}`));
  return Prisma.sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS sent (id int, ${types})`;
}

function list(parts: readonly string[]): Prisma.Sql {
  return Prisma.raw(parts.join(', '));
}

function quoted(key: string): string {
  return `"${key}"`;
}
