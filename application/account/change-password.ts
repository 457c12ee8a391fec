import { isAboutPassword } from '@aval/domain/access/obligations';
import { message } from '@aval/domain/validation/fields/message';
import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { hashPassword, verifyPassword } from '@aval/platform/password-hash';
import type { Session } from '../access/load-session';
import { type NewPassword, writePassword } from '../access/passwords/write-password';
import { countChange, forgiveChange } from '../access/signing-in/sign-in-attempts';
import { concerned, recordSecurityEvents } from '../security-record/record-security-event';
import type { Services } from '../services';
import { findTenantSettings } from './tenant-settings';

export interface ChangePasswordInput {
  currentPassword: string;
  password: string;
  /** Client address of the request. */
  address: string;
}

export type ChangePasswordResult = { status: 'done' } | PasswordRefused;

type PasswordRefused =
  /** The company manages passwords elsewhere. */
  | { status: 'forbidden' }
  | { status: 'invalid'; errors: { currentPassword?: string; password?: string } }
  | { status: 'throttled'; waitSeconds: number };

/**
 * Changes the password of a user who knows the present one. Attempts are limited as at sign-in but counted apart, so
 * that failed sign-ins by others do not keep users from changing their own. All other sessions and all reset links end;
 * an obligation to replace the old password is met. Source: docs/rules.md 5.26.
 */
export async function changePassword(
  services: Services,
  session: Session,
  input: ChangePasswordInput,
): Promise<ChangePasswordResult> {
  const proven = await provePassword(services, session, input);
  if (proven.status !== 'proven') return proven;
  const { clock, database } = services;
  const isChanged = await database.$transaction((tx) => writePassword({ database: tx, clock }, proven.password));
  return isChanged ? { status: 'done' } : WRONG;
}

/** Outcome for a wrong present password, also when it was changed meanwhile. */
export const WRONG = { status: 'invalid', errors: { currentPassword: message('passwordWrong') } } as const;

/** Verifies that the new password may replace the present one. An attempt counts whatever the outcome of the rest. */
export async function provePassword(
  services: Services,
  { id: sessionId, actor, tenant, obligations }: Session,
  { currentPassword, password, address }: ChangePasswordInput,
): Promise<{ status: 'proven'; password: NewPassword } | PasswordRefused> {
  const { database } = services;
  const { userId } = actor;
  const settings = await findTenantSettings(database, { userId: actor.userId, hostCompanyId: tenant.companyId });
  if (!settings.passwordChangeEnabled && !obligations.some(isAboutPassword)) return { status: 'forbidden' };
  if (!isAcceptablePassword(password)) return { status: 'invalid', errors: { password: message('password') } };

  const { passwordHash: presentHash, companyId } = await database.userAccount.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true, companyId: true },
  });
  const about = { ...concerned({ id: userId, companyId }, tenant.companyId), at: services.clock.now() };
  const refusal = await countChange(services, { userId, address });
  if (refusal) {
    if (refusal.isFirst) await recordSecurityEvents(database, [{ kind: 'throttled', detail: 'change', ...about }]);
    return { status: 'throttled', waitSeconds: refusal.waitSeconds };
  }
  if (!(await verifyPassword(presentHash, currentPassword))) {
    await recordSecurityEvents(database, [{ kind: 'password_refused', ...about }]);
    return WRONG;
  }
  await forgiveChange(services, { userId, address });
  if (password.normalize('NFC') === currentPassword.normalize('NFC')) {
    return { status: 'invalid', errors: { password: message('passwordSame') } };
  }
  const passwordHash = await hashPassword(password);
  return {
    status: 'proven',
    password: { userId, passwordHash, setBy: 'owner', presentHash, exceptSessionId: sessionId },
  };
}
