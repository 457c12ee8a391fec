import type { Database } from '@aval/prisma/client';
import type { Services } from '../../services';
import { revokeSessions } from '../end-sessions';

interface Writer {
  database: Pick<Database, 'userAccount' | 'passwordReset' | 'userSession'>;
  clock: Services['clock'];
}

export interface NewPassword {
  userId: number;
  passwordHash: string;
  /** Somebody else has chosen it. */
  mustReplace: boolean;
  /** What has to hold still; whatever holds without it. */
  presentHash?: string;
  /** In which the user changed it. */
  exceptSessionId?: string;
}

/** Writes another password in a transaction, with which all that the old one let in ends. False where another one holds by now. Source: docs/rules.md 5.3, 5.19. */
export async function writePassword({ database, clock }: Writer, password: NewPassword): Promise<boolean> {
  const { userId, passwordHash, mustReplace, presentHash, exceptSessionId } = password;
  const { count } = await database.userAccount.updateMany({
    where: { id: userId, ...(presentHash === undefined ? {} : { passwordHash: presentHash }) },
    data: { passwordHash, passwordChangedAt: clock.now(), requireResetPassword: mustReplace },
  });
  if (count === 0) return false;
  await endResetLinks({ database, clock }, userId);
  await revokeSessions({ database, clock }, { userId, ...(exceptSessionId === undefined ? {} : { exceptSessionId }) });
  return true;
}

/** No link that lies in a mailbox sets a password any more. */
export async function endResetLinks({ database, clock }: Writer, userId: number): Promise<void> {
  await database.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: clock.now() } });
}
