import type { Transaction } from '@aval/prisma/scope';
import type { Side } from '../demand-rows/side';

/** Counts the files that a side has attached to a demand, sent or not. */
export function countAttachments(transaction: Transaction, demandId: string, side: Side): Promise<number> {
  return transaction.attachment.count({ where: { demandId, side } });
}
