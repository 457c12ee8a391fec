import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** So few that no statement comes near what a connection of a page waits for an answer. */
const ROWS_AT_ONCE = 2_000;

/** A command that may rewrite what lists keep of all demands of a company: long as a whole, and no statement of it. */
export const LONG_COMMAND = { timeoutMs: 180_000, statementTimeoutMs: 11_000 };

/** Writes the demands that a condition leaves part by part; each part is the ids for one statement. Source: docs/rules.md 5.21. */
export async function inBatches(
  tx: Transaction,
  condition: Prisma.Sql,
  write: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  const found = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM demand WHERE ${condition} ORDER BY id`;
  for (let at = 0; at < found.length; at += ROWS_AT_ONCE)
    await write(found.slice(at, at + ROWS_AT_ONCE).map(({ id }) => id));
}
