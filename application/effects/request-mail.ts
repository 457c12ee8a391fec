import { randomUUID } from 'node:crypto';
import type { AccountMailKey } from '@aval/domain/access/account-mails';
import type { Transaction } from '@aval/prisma/scope';

/** Of which company it comes, whose host its link leads to, and what it is about: whom it goes to stands there. */
export type RequestedMail =
  | { key: 'password_reset'; companyId: number; userId: number }
  | { key: Exclude<AccountMailKey, 'password_reset'>; companyId: number; invitationId: number };

/**
 * Has a mail about an account sent, if this transaction commits. It carries neither an address nor a token: both are found, and the token made, when
 * it is sent (decision 32).
 */
export async function requestMail(transaction: Transaction, mail: RequestedMail): Promise<void> {
  const about = 'userId' in mail ? { recipient: String(mail.userId) } : { invitationId: mail.invitationId };
  await transaction.effect.create({
    data: { id: randomUUID(), companyId: mail.companyId, kind: 'mail', payload: { key: mail.key }, ...about },
  });
}
