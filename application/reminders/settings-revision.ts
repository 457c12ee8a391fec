import type { ReminderChange } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** Returns the last change of a company's settings, whose id is their revision. */
export function readRevision(transaction: Transaction, companyId: number): Promise<ReminderChange | null> {
  return transaction.reminderChange.findFirst({ where: { companyId }, orderBy: { id: 'desc' } });
}
