import { randomUUID } from 'node:crypto';
import { createSecretToken, hashSecretToken } from '@aval/application/access/secret-token';
import { RESET_LIFETIME_MS } from '@aval/domain/access/account-mails';
import { ROLES } from '@aval/domain/access/roles';
import { services } from './arrange';
import { MERIDIANA } from './people';

/** Creates a user without a usable password who requested a reset; `path` is the page of the mailed link. */
export async function arrangeForgetful(): Promise<{ email: string; dni: string; path: string }> {
  const { database } = services();
  const email = `olvido-${randomUUID()}@meridiana.test`;
  const dni = '00000000T';
  const { id: userId } = await database.userAccount.create({
    data: {
      name: 'Olvido Sin Clave',
      dni,
      email,
      passwordHash: 'none',
      roleId: ROLES.REPRESENTATIVE,
      companyId: MERIDIANA.companyId,
    },
    select: { id: true },
  });
  const token = createSecretToken();
  const expiresAt = new Date(Date.now() + RESET_LIFETIME_MS);
  await database.passwordReset.create({ data: { tokenHash: hashSecretToken(token), userId, expiresAt } });
  return { email, dni, path: `/reset-password/${token}` };
}
