import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** Rows per statement, few enough to stay well below the statement timeout of a page's connection. */
const ROWS_AT_ONCE = 2_000;

/**
 * Timeouts of a command that may rewrite the list columns of all demands of a company: long as a whole, short per
 * statement.
 */
export const LONG_COMMAND = { timeoutMs: 180_000, statementTimeoutMs: 11_000 };

/**
 * Passes the ids of the demands that match the condition to `write` in batches, one statement each. Source:
 * docs/rules.md 5.21.
 */
export async function inBatches(
  tx: Transaction,
  condition: Prisma.Sql,
  write: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  const found = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM demand WHERE ${condition} ORDER BY id`;
  for (let at = 0; at < found.length; at += ROWS_AT_ONCE)
    await write(found.slice(at, at + ROWS_AT_ONCE).map(({ id }) => id));
}
