import type { Transaction } from './scope';

/** Locks a demand until the transaction ends, so that changes to it are serialised. */
export async function lockDemand(transaction: Transaction, demandId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM demand WHERE id = ${demandId}::uuid FOR NO KEY UPDATE`;
}
