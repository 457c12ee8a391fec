import { message } from '@aval/domain/validation/fields/message';
import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { hashPassword } from '@aval/platform/password-hash';
import type { Database } from '@aval/prisma/client';
import type { Transaction } from '@aval/prisma/scope';
import { recordSecurityEvents } from '../../security-record/record-security-event';
import type { Services } from '../../services';
import { hashSecretToken } from '../secret-token';
import { writePassword } from './write-password';

export type ResetPasswordResult =
  | { status: 'done' }
  | { status: 'invalid'; errors: { password: string } }
  /** The link was used, has expired or never existed. */
  | { status: 'over' };

interface ResetToken {
  token: string;
}

/** Tells whether a link for a new password can still be used. */
export async function isResetOpen({ database, clock }: Services, { token }: ResetToken): Promise<boolean> {
  return (await findOpenReset(database, token, clock.now())) !== null;
}

/**
 * Sets a new password for the holder of a reset link, once: it ends all other links and sessions of the user. An
 * obligation to replace the old password is met. Source: docs/rules.md 5.19.
 */
export async function resetPassword(
  { database, clock }: Services,
  { token, password }: ResetToken & { password: string },
): Promise<ResetPasswordResult> {
  if (!isAcceptablePassword(password)) return { status: 'invalid', errors: { password: message('password') } };
  // Check the token before hashing, so that invalid tokens stay cheap.
  const reset = await findOpenReset(database, token, clock.now());
  if (reset === null) return { status: 'over' };
  const { userId, companyId } = reset;
  const passwordHash = await hashPassword(password);
  return database.$transaction(async (tx): Promise<ResetPasswordResult> => {
    // Serialise links of the same user: the second one waits here and then finds that it has ended.
    await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${userId} FOR NO KEY UPDATE`;
    if ((await findOpenReset(tx, token, clock.now())) === null) return { status: 'over' };
    await recordSecurityEvents(tx, [{ kind: 'link_used', detail: 'reset', userId, companyId, at: clock.now() }]);
    await writePassword({ database: tx, clock }, { userId, passwordHash, setBy: 'link' });
    return { status: 'done' };
  });
}

interface OpenReset {
  userId: number;
  /** Company of the user, if there is one. */
  companyId: number | null;
}

/** Returns the user whom the token belongs to. */
async function findOpenReset(database: Database | Transaction, token: string, now: Date): Promise<OpenReset | null> {
  const reset = await database.passwordReset.findFirst({
    where: { tokenHash: hashSecretToken(token), usedAt: null, expiresAt: { gt: now }, user: { active: true } },
    select: { userId: true, user: { select: { companyId: true } } },
  });
  return reset && { userId: reset.userId, companyId: reset.user.companyId };
}
