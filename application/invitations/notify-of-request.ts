import type { Transaction } from '@aval/prisma/scope';
import { findAdmins } from '../users/find-admins';

interface AccountRequest {
  companyId: number;
  invitationId: number;
  requestedAt: Date;
}

/** Notifies the admins of a new account request, in the transaction that stores it; repeating it adds nothing. */
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
