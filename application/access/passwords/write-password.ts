import type { PasswordSetter } from '@aval/domain/access/account-mails';
import type { Transaction } from '@aval/prisma/scope';
import { mailOfAccount } from '../../account/mail-of-account';
import { recordSecurityEvents } from '../../security-record/record-security-event';
import type { Services } from '../../services';
import { revokeSessions } from '../end-sessions';

interface Writer {
  database: Transaction;
  clock: Services['clock'];
}

export interface NewPassword {
  userId: number;
  passwordHash: string;
  /** A password that somebody else chose must be replaced by the user. */
  setBy: PasswordSetter;
  /** User of the administration who chose it; absent for an operator's command. */
  actorId?: number;
  /** Hash that the account must still have; without it any hash is accepted. */
  presentHash?: string;
  /** Session to keep: the one in which the user changed the password. */
  exceptSessionId?: string;
}

/**
 * Writes a password within a transaction, ends the user's reset links and sessions, and mails the user. Returns false
 * when the present hash does not match `presentHash`. Source: docs/rules.md 5.3, 5.19, 5.40.
 */
export async function writePassword({ database, clock }: Writer, password: NewPassword): Promise<boolean> {
  const { userId, passwordHash, setBy, actorId = null, presentHash, exceptSessionId } = password;
  const { count } = await database.userAccount.updateMany({
    where: { id: userId, ...(presentHash === undefined ? {} : { passwordHash: presentHash }) },
    data: { passwordHash, passwordChangedAt: clock.now(), requireResetPassword: setBy === 'administration' },
  });
  if (count === 0) return false;
  await endResetLinks({ database, clock }, userId);
  const { companyId } = await database.userAccount.findUniqueOrThrow({
    where: { id: userId },
    select: { companyId: true },
  });
  const about = { userId, companyId, actorId };
  await recordSecurityEvents(database, [{ kind: 'password_changed', detail: setBy, ...about, at: clock.now() }]);
  const by = { cause: 'password', actorId } as const;
  await revokeSessions(
    { database, clock },
    { userId, by, ...(exceptSessionId === undefined ? {} : { exceptSessionId }) },
  );
  await mailOfAccount(database, { key: 'password_changed', userId, setBy });
  return true;
}

/** Invalidates all reset links of the user that are still unused. */
export async function endResetLinks({ database, clock }: Writer, userId: number): Promise<void> {
  await database.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: clock.now() } });
}
