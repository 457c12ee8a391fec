import { message } from '@aval/domain/validation/fields/message';
import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { hashPassword } from '@aval/platform/password-hash';
import type { Database } from '@aval/prisma/client';
import type { Transaction } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { hashSecretToken } from '../secret-token';
import { writePassword } from './write-password';

export type ResetPasswordResult =
  | { status: 'done' }
  | { status: 'invalid'; errors: { password: string } }
  /** Used, expired, or never made. */
  | { status: 'over' };

interface ResetToken {
  token: string;
}

/** Whether a link for a new password can be used now. */
export async function isResetOpen({ database, clock }: Services, { token }: ResetToken): Promise<boolean> {
  return (await findOpenReset(database, token, clock.now())) !== null;
}

/**
 * Another password for whoever holds the mail, once: all links that were made for the user end with it, and all sessions. What the user owed for the
 * sake of the old one is met. Source: docs/rules.md 5.19.
 */
export async function resetPassword(
  { database, clock }: Services,
  { token, password }: ResetToken & { password: string },
): Promise<ResetPasswordResult> {
  if (!isAcceptablePassword(password)) return { status: 'invalid', errors: { password: message('password') } };
  // Looked for first: whoever guesses costs no hash.
  const userId = await findOpenReset(database, token, clock.now());
  if (userId === null) return { status: 'over' };
  const passwordHash = await hashPassword(password);
  return database.$transaction(async (tx): Promise<ResetPasswordResult> => {
    // Of two links that are used at once the second waits here, and finds then that it has ended.
    await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${userId} FOR NO KEY UPDATE`;
    if ((await findOpenReset(tx, token, clock.now())) === null) return { status: 'over' };
    await writePassword({ database: tx, clock }, { userId, passwordHash, setBy: 'link' });
    return { status: 'done' };
  });
}

/** Whose it is. */
async function findOpenReset(database: Database | Transaction, token: string, now: Date): Promise<number | null> {
  const reset = await database.passwordReset.findFirst({
    where: { tokenHash: hashSecretToken(token), usedAt: null, expiresAt: { gt: now }, user: { active: true } },
    select: { userId: true },
  });
  return reset?.userId ?? null;
}
