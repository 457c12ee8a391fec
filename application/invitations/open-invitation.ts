import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import type { Transaction } from '@aval/prisma/scope';

/** Whoever is asked for or invited at the same moment comes one after the other, until the commit. */
export async function lockEmail(transaction: Transaction, email: string): Promise<void> {
  await transaction.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('invitations'), hashtext(${email}))::text`;
}

/** Those that wait for an answer or may still be used. */
export function openInvitations(now: Date) {
  const { pending, accepted } = INVITATION_STATUS;
  return { OR: [{ status: pending }, { status: accepted, expiresAt: { gt: now } }] };
}

/** Whoever has the account, or what is open. */
export type EmailObstacle = { userId: number } | { invitationId: number };

/** Why nobody new can be asked for or invited by this e-mail; null when somebody can. Source: docs/rules.md 6.7. */
export async function findEmailObstacle(
  transaction: Transaction,
  email: string,
  now: Date,
): Promise<EmailObstacle | null> {
  const userId = await findRegistered(transaction, email);
  if (userId !== null) return { userId };
  const open = await transaction.invitation.findFirst({
    where: { email, ...openInvitations(now) },
    select: { id: true },
  });
  return open && { invitationId: open.id };
}

export async function isRegistered(transaction: Transaction, email: string): Promise<boolean> {
  return (await findRegistered(transaction, email)) !== null;
}

async function findRegistered(transaction: Transaction, email: string): Promise<number | null> {
  const found = await transaction.userAccount.findUnique({ where: { email }, select: { id: true } });
  return found?.id ?? null;
}
