import { Prisma } from './generated/client';

/** An expression for each key of a row type; the compiler refuses a missing one and one that the type does not have. */
export type Columns<Row> = { readonly [Key in keyof Row]: Prisma.Sql };

/** Returns the list of a SELECT or RETURNING, each expression under the name of its key. */
export function selected<Row extends object>(columns: Columns<Row>): Prisma.Sql {
  const named = Object.entries<Prisma.Sql>(columns);
  return Prisma.join(named.map(([key, column]) => Prisma.sql`${column} AS ${Prisma.raw(`"${key}"`)}`));
}
