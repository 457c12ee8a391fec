import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';

/** So many rows are in memory at a time, and no statement reads more. */
const BATCH_SIZE = 1_000;
const LONGEST_STATEMENT_MS = 8_000;

/** The rows of a list that somebody takes along, a batch at a time. */
export type ExportedRows<Row> = AsyncIterable<readonly Row[]>;

export interface Batch<Row, Cursor> {
  rows: readonly Row[];
  /** From where the next batch goes on. */
  last: Cursor | null;
}

/** The filters that are on, as the record of an export keeps them. */
export function setOnly(filters: object): Prisma.InputJsonObject {
  const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isSet(value)));
}

/** The rows as they are shown, a batch at a time. */
export async function* shownRows<Found, Row>(
  batches: ExportedRows<Found>,
  toRow: (found: Found) => Row,
): ExportedRows<Row> {
  for await (const batch of batches) yield batch.map(toRow);
}

interface ListReading<Row, Cursor> {
  /** Writes down who takes which rows along, before the first of them leaves. */
  record: (tx: Transaction) => Promise<void>;
  /** The rows that follow the cursor, by what the list is sorted by and never by counting: each batch is as quick as the first. */
  readBatch: (tx: Transaction, after: Cursor | null, take: number) => Promise<Batch<Row, Cursor>>;
}

/**
 * A list that is taken along, in the actor's scope. Each batch is a transaction of its own: a slow reader holds no connection.
 * Source: docs/rules.md 9.7.
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
