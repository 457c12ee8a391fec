import type { Transaction } from '@aval/prisma/scope';

/** PostgreSQL channel that tells the relay that work is due; the relay finds the work in the tables. */
export const RELAY_CHANNEL = 'aval_relay';

export interface OutboxEntry {
  companyId: number;
  demandId: string;
  commandId: string;
}

/**
 * Writes an accepted command to the outbox; it stays due until its projection closes it, whatever the engine does in
 * the meantime.
 */
export async function writeOutbox(transaction: Transaction, entry: OutboxEntry): Promise<void> {
  await transaction.outbox.create({ data: entry });
  await wakeRelay(transaction);
}

/** Notifies every relay at the commit. */
export async function wakeRelay(transaction: Transaction): Promise<void> {
  await transaction.$queryRaw`SELECT pg_notify(${RELAY_CHANNEL}, '')::text`;
}
