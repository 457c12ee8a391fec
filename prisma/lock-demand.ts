import type { Transaction } from './scope';

/** What changes one demand comes one after the other, until the end of the transaction. */
export async function lockDemand(transaction: Transaction, demandId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM demand WHERE id = ${demandId}::uuid FOR NO KEY UPDATE`;
}
