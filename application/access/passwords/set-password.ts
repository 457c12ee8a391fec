import { emailKey } from '@aval/domain/validation/fields/identity';
import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { hashPassword } from '@aval/platform/password-hash';
import type { Services } from '../../services';
import { writePassword } from './write-password';

export interface SetPasswordOptions {
  email: string;
  password: string;
}

/**
 * Sets a user's password on behalf of an operator. The user must replace it at the next sign-in; all sessions and all
 * reset links end.
 */
export async function setPassword(
  services: Services,
  { email, password }: SetPasswordOptions,
): Promise<{ status: 'done' } | { status: 'not_found' } | { status: 'against_the_rule' }> {
  if (!isAcceptablePassword(password)) return { status: 'against_the_rule' };
  const user = await services.database.userAccount.findUnique({
    where: { email: emailKey(email) },
    select: { id: true },
  });
  if (!user) return { status: 'not_found' };
  const passwordHash = await hashPassword(password);
  await services.database.$transaction((database) =>
    writePassword({ database, clock: services.clock }, { userId: user.id, passwordHash, setBy: 'administration' }),
  );
  return { status: 'done' };
}
