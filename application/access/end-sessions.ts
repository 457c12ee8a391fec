import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { recordSecurityEvents } from '../security-record/record-security-event';
import type { DetailOf } from '../security-record/security-events';
import type { Services } from '../services';
import { hashSecretToken } from './secret-token';

interface Ending {
  database: Transaction;
  clock: Services['clock'];
}

/** Reason why a session ends before its time, with the user who ended that of another. */
export type EndedBy = { signedOut: true } | { cause: DetailOf<'sessions_ended'>; actorId?: number | null };

/**
 * Ends the matching sessions that are still open and clears their list state; each user concerned has it in the
 * security record. Source: docs/rules.md 5.3, 5.27, 5.41.
 */
export async function endSessions(
  { database, clock }: Ending,
  which: Prisma.UserSessionWhereInput,
  by: EndedBy,
): Promise<void> {
  const at = clock.now();
  const ended = await database.userSession.updateManyAndReturn({
    where: { AND: [which, { revokedAt: null }] },
    data: { revokedAt: at, listState: {} },
    select: { userId: true, hostCompanyId: true, user: { select: { companyId: true } } },
  });
  const people = new Map(ended.map((session) => [session.userId, session]));
  const event = 'cause' in by ? endedEvent(by) : ({ kind: 'signed_out' } as const);
  await recordSecurityEvents(
    database,
    [...people.values()].map(({ userId, hostCompanyId, user }) => ({
      ...event,
      userId,
      companyId: user.companyId ?? hostCompanyId,
      at,
    })),
  );
}

function endedEvent({ cause, actorId = null }: Extract<EndedBy, { cause: string }>) {
  return { kind: 'sessions_ended', detail: cause, actorId } as const;
}

export async function signOut({ database, clock }: Services, token: string): Promise<void> {
  await database.$transaction((tx) =>
    endSessions({ database: tx, clock }, { tokenHash: hashSecretToken(token) }, { signedOut: true }),
  );
}

export interface RevokeSessionsOptions {
  userId: number;
  /** Session to keep: the one in which the user acts. */
  exceptSessionId?: string;
  by: EndedBy;
}

/**
 * Ends all sessions of a user, or all but one: on the user's request, after a password change and on deactivation.
 * Source: docs/rules.md 5.3, 5.27.
 */
export async function revokeSessions(
  writer: Ending,
  { userId, exceptSessionId, by }: RevokeSessionsOptions,
): Promise<void> {
  await endSessions(writer, { userId, tokenHash: { not: exceptSessionId ?? '' } }, by);
}
