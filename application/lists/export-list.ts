import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';

/** Rows in memory at a time and per statement. */
const BATCH_SIZE = 1_000;
const LONGEST_STATEMENT_MS = 8_000;

/** Rows of an exported list, in batches. */
export type ExportedRows<Row> = AsyncIterable<readonly Row[]>;

export interface Batch<Row, Cursor> {
  rows: readonly Row[];
  /** Cursor after which the next batch starts; null after the last batch. */
  last: Cursor | null;
}

/** Returns the filters that are set, for the record of an export. */
export function setOnly(filters: object): Prisma.InputJsonObject {
  const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isSet(value)));
}

export async function* shownRows<Found, Row>(
  batches: ExportedRows<Found>,
  toRow: (found: Found) => Row,
): ExportedRows<Row> {
  for await (const batch of batches) yield batch.map(toRow);
}

interface ListReading<Row, Cursor> {
  /** Records who exports which rows, before the first row is sent. */
  record: (tx: Transaction) => Promise<void>;
  /**
   * Reads the rows after the cursor by the sort column, never by offset, so that each batch is as fast as the first.
   */
  readBatch: (tx: Transaction, after: Cursor | null, take: number) => Promise<Batch<Row, Cursor>>;
}

/**
 * Records an export and yields the list in the actor's scope. Each batch is a transaction of its own, so that a slow
 * reader holds no connection. Source: docs/rules.md 9.7.
 */
export async function exportList<Row, Cursor>(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { record, readBatch }: ListReading<Row, Cursor>,
): Promise<ExportedRows<Row>> {
  const scope = forActor(database, actor);
  await scope.run(record);
  return (async function* batches() {
    let after: Cursor | null = null;
    for (;;) {
      const from: Cursor | null = after;
      const batch: Batch<Row, Cursor> = await scope.read((tx) => readBatch(tx, from, BATCH_SIZE), {
        statementTimeoutMs: LONGEST_STATEMENT_MS,
      });
      if (batch.rows.length > 0) yield batch.rows;
      if (batch.last === null) return;
      after = batch.last;
    }
  })();
}
