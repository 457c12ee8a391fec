import { isAboutPassword } from '@aval/domain/access/obligations';
import { message } from '@aval/domain/validation/fields/message';
import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { hashPassword, verifyPassword } from '@aval/platform/password-hash';
import type { Session } from '../access/load-session';
import { writePassword } from '../access/passwords/write-password';
import { countAttempt, forgiveAttempts } from '../access/signing-in/sign-in-attempts';
import type { Services } from '../services';
import { findHouse } from './house';

export interface ChangePasswordInput {
  currentPassword: string;
  password: string;
  /** The address that the request came from. */
  address: string;
}

export type ChangePasswordResult =
  | { status: 'done' }
  /** The company changes passwords elsewhere. */
  | { status: 'forbidden' }
  | { status: 'invalid'; errors: { currentPassword?: string; password?: string } }
  | { status: 'throttled'; waitSeconds: number };

/**
 * Another password for whoever knows the present one, guessed at no oftener than at the door. All other sessions end with it, and so do links by
 * which it could have been set. What somebody owed for the sake of the old one is met. Source: docs/rules.md 5.26.
 */
export async function changePassword(
  services: Services,
  { id: sessionId, user, actor, tenant, obligations }: Session,
  { currentPassword, password, address }: ChangePasswordInput,
): Promise<ChangePasswordResult> {
  const { database, clock } = services;
  const { userId } = actor;
  const house = await findHouse(database, { userId: actor.userId, hostCompanyId: tenant.companyId });
  if (!house.passwordChangeEnabled && !obligations.some(isAboutPassword)) return { status: 'forbidden' };
  if (!isAcceptablePassword(password)) return { status: 'invalid', errors: { password: message('password') } };

  const attempt = { email: user.email, address };
  const waitSeconds = await countAttempt(services, attempt);
  if (waitSeconds !== null) return { status: 'throttled', waitSeconds };
  const { passwordHash: presentHash } = await database.userAccount.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  const wrong = { status: 'invalid', errors: { currentPassword: message('passwordWrong') } } as const;
  if (!(await verifyPassword(presentHash, currentPassword))) return wrong;
  await forgiveAttempts(services, attempt);
  if (password.normalize('NFC') === currentPassword.normalize('NFC')) {
    return { status: 'invalid', errors: { password: message('passwordSame') } };
  }

  const passwordHash = await hashPassword(password);
  // Unless it was changed meanwhile: then what was typed is the present one no longer.
  const written = { userId, passwordHash, mustReplace: false, presentHash, exceptSessionId: sessionId };
  const isChanged = await database.$transaction((tx) => writePassword({ database: tx, clock }, written));
  return isChanged ? { status: 'done' } : wrong;
}
