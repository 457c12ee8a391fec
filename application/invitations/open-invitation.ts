import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import type { Transaction } from '@aval/prisma/scope';

/** Locks an e-mail until the commit, so that simultaneous requests and invitations for it run one after the other. */
export async function lockEmail(transaction: Transaction, email: string): Promise<void> {
  await transaction.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('invitations'), hashtext(${email}))::text`;
}

/** Returns the condition for requests that wait for an answer and invitations that can still be used. */
export function openInvitations(now: Date) {
  const { pending, accepted } = INVITATION_STATUS;
  return { OR: [{ status: pending }, { status: accepted, expiresAt: { gt: now } }] };
}

/** Account with the e-mail, or the open invitation. */
export type EmailObstacle = { userId: number } | { invitationId: number };

/**
 * Finds the account or open invitation that blocks new requests and invitations for an e-mail; null when there is none.
 * Source: docs/rules.md 6.7.
 */
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
