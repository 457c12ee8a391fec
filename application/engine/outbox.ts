import type { Transaction } from '@aval/prisma/scope';

/** PostgreSQL tells the relay on this channel that something is due; what, it finds in the tables. */
export const RELAY_CHANNEL = 'aval_relay';

export interface OutboxEntry {
  companyId: number;
  demandId: string;
  commandId: string;
}

/** A command accepted in this transaction: it stays due until its projection closes it, whatever the engine does meanwhile. */
export async function writeOutbox(transaction: Transaction, entry: OutboxEntry): Promise<void> {
  await transaction.outbox.create({ data: entry });
  await wakeRelay(transaction);
}

/** Heard by every relay at the commit. */
export async function wakeRelay(transaction: Transaction): Promise<void> {
  await transaction.$queryRaw`SELECT pg_notify(${RELAY_CHANNEL}, '')::text`;
}
