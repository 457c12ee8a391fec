import type { Transaction } from '@aval/prisma/scope';
import { findAdmins } from './find-admins';

interface AccountRequest {
  companyId: number;
  invitationId: number;
  requestedAt: Date;
}

/** Tells the admins of a new account request, in the transaction that takes it; told again, nothing is added. */
export async function notifyOfRequest(
  transaction: Transaction,
  { companyId, invitationId, requestedAt }: AccountRequest,
): Promise<void> {
  const admins = await findAdmins(transaction);
  await transaction.notification.createMany({
    data: admins.map((userId) => ({ companyId, invitationId, userId, key: 'account_request', createdAt: requestedAt })),
    skipDuplicates: true,
  });
}
