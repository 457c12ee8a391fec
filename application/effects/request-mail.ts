import { randomUUID } from 'node:crypto';
import type { InvitationMailKey, PasswordSetter } from '@aval/domain/access/account-mails';
import type { Transaction } from '@aval/prisma/scope';

/** Mail about an account in the name and at the host of `companyId`; the other id leads to its recipient. */
export type RequestedMail =
  | { key: 'password_reset' | 'account_made' | 'account_exists' | 'new_email'; companyId: number; userId: number }
  | { key: 'password_changed'; companyId: number; userId: number; setBy: PasswordSetter }
  /** Goes to the address before the change that the change record `changeId` holds. */
  | { key: 'former_email'; companyId: number; userId: number; changeId: number }
  | { key: InvitationMailKey; companyId: number; invitationId: number };

/**
 * Requests a mail about an account, sent if this transaction commits. The request holds neither address nor token: the
 * address is read and the token made when the mail is sent (decision 32).
 */
export async function requestMail(transaction: Transaction, mail: RequestedMail): Promise<void> {
  const { companyId, ...about } = mail;
  const [recipient, payload] = 'invitationId' in about ? toInvited(about) : toUser(about);
  await transaction.effect.create({ data: { id: randomUUID(), companyId, kind: 'mail', payload, ...recipient } });
}

type About<Mail> = Mail extends RequestedMail ? Omit<Mail, 'companyId'> : never;

function toInvited({ invitationId, ...payload }: About<Extract<RequestedMail, { invitationId: number }>>) {
  return [{ invitationId }, payload] as const;
}

function toUser({ userId, ...payload }: About<Extract<RequestedMail, { userId: number }>>) {
  return [{ recipient: String(userId) }, payload] as const;
}
