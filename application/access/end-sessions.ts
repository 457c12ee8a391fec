import type { Prisma } from '@aval/prisma/generated/client';
import type { Services } from '../services';
import { hashSecretToken } from './secret-token';

interface Ending {
  database: Pick<Services['database'], 'userSession'>;
  clock: Services['clock'];
}

/** Ends the matching sessions that are still open and clears their list state. Source: docs/rules.md 5.3, 5.27. */
export async function endSessions({ database, clock }: Ending, which: Prisma.UserSessionWhereInput): Promise<void> {
  await database.userSession.updateMany({
    where: { AND: [which, { revokedAt: null }] },
    data: { revokedAt: clock.now(), listState: {} },
  });
}

export async function signOut(services: Services, token: string): Promise<void> {
  await endSessions(services, { tokenHash: hashSecretToken(token) });
}

export interface RevokeSessionsOptions {
  userId: number;
  /** Session to keep: the one in which the user changed the password. */
  exceptSessionId?: string;
}

/**
 * Ends all sessions of a user, or all but one: on the user's request, after a password change and on deactivation.
 * Source: docs/rules.md 5.3, 5.27.
 */
export async function revokeSessions(
  services: Ending,
  { userId, exceptSessionId }: RevokeSessionsOptions,
): Promise<void> {
  await endSessions(services, { userId, tokenHash: { not: exceptSessionId ?? '' } });
}
