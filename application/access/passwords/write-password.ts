import type { PasswordSetter } from '@aval/domain/access/account-mails';
import type { Transaction } from '@aval/prisma/scope';
import { mailOfAccount } from '../../effects/mail-of-account';
import type { Services } from '../../services';
import { revokeSessions } from '../end-sessions';

interface Writer {
  database: Transaction;
  clock: Services['clock'];
}

export interface NewPassword {
  userId: number;
  passwordHash: string;
  /** What somebody else has chosen has to be replaced by its owner. */
  setBy: PasswordSetter;
  /** What has to hold still; whatever holds without it. */
  presentHash?: string;
  /** In which the user changed it. */
  exceptSessionId?: string;
}

/** Writes another password in a transaction, with which all that the old one let in ends, and tells its owner. False where another one holds by now. Source: docs/rules.md 5.3, 5.19, 5.40. */
export async function writePassword({ database, clock }: Writer, password: NewPassword): Promise<boolean> {
  const { userId, passwordHash, setBy, presentHash, exceptSessionId } = password;
  const { count } = await database.userAccount.updateMany({
    where: { id: userId, ...(presentHash === undefined ? {} : { passwordHash: presentHash }) },
    data: { passwordHash, passwordChangedAt: clock.now(), requireResetPassword: setBy === 'administration' },
  });
  if (count === 0) return false;
  await endResetLinks({ database, clock }, userId);
  await revokeSessions({ database, clock }, { userId, ...(exceptSessionId === undefined ? {} : { exceptSessionId }) });
  await mailOfAccount(database, { key: 'password_changed', userId, setBy });
  return true;
}

/** No link that lies in a mailbox sets a password any more. */
export async function endResetLinks({ database, clock }: Writer, userId: number): Promise<void> {
  await database.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: clock.now() } });
}
