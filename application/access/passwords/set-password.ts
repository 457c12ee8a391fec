import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { hashPassword } from '@aval/platform/password-hash';
import type { Services } from '../../services';
import { revokeSessions } from '../end-sessions';

export interface SetPasswordOptions {
  email: string;
  password: string;
}

/** An operator gives somebody another password, who chooses an own one with it: all that was signed in with the old one ends. */
export async function setPassword(
  services: Services,
  { email, password }: SetPasswordOptions,
): Promise<{ status: 'done' } | { status: 'not_found' } | { status: 'against_the_rule' }> {
  if (!isAcceptablePassword(password)) return { status: 'against_the_rule' };
  const user = await services.database.userAccount.findUnique({
    where: { email: email.trim().toLowerCase() },
    select: { id: true },
  });
  if (!user) return { status: 'not_found' };
  const passwordHash = await hashPassword(password);
  // In this order: between the two nobody signs in with the old one any more.
  await services.database.userAccount.update({
    where: { id: user.id },
    data: { passwordHash, passwordChangedAt: services.clock.now(), requireResetPassword: true },
    select: { id: true },
  });
  await revokeSessions(services, { userId: user.id });
  return { status: 'done' };
}
