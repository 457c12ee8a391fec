import { randomUUID } from 'node:crypto';
import type { InvitationMailKey, PasswordSetter } from '@aval/domain/access/account-mails';
import type { Transaction } from '@aval/prisma/scope';

/** Of which company it comes, whose host its link leads to, and what it is about: whom it goes to stands there. */
export type RequestedMail =
  | { key: 'password_reset' | 'account_exists' | 'new_email'; companyId: number; userId: number }
  | { key: 'password_changed'; companyId: number; userId: number; setBy: PasswordSetter }
  /** To the address that the account had before the change that the record has under this id. */
  | { key: 'former_email'; companyId: number; userId: number; changeId: number }
  | { key: InvitationMailKey; companyId: number; invitationId: number };

/**
 * Has a mail about an account sent, if this transaction commits. It carries neither an address nor a token: both are found, and the token made, when
 * it is sent (decision 32).
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
