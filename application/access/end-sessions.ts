import type { Prisma } from '@aval/prisma/generated/client';
import type { Services } from '../services';
import { hashSecretToken } from './secret-token';

interface Ending {
  database: Pick<Services['database'], 'userSession'>;
  clock: Services['clock'];
}

/** Ends those that go on, and what their lists remembered goes with them. Source: docs/rules.md 5.3, 5.27. */
export async function endSessions({ database, clock }: Ending, which: Prisma.UserSessionWhereInput): Promise<void> {
  await database.userSession.updateMany({
    where: { AND: [which, { revokedAt: null }] },
    data: { revokedAt: clock.now(), listState: {} },
  });
}

/** Signs out. */
export async function signOut(services: Services, token: string): Promise<void> {
  await endSessions(services, { tokenHash: hashSecretToken(token) });
}

export interface RevokeSessionsOptions {
  userId: number;
  /** The session that goes on: the one in which the user changed the password. */
  exceptSessionId?: string;
}

/** Ends a user's sessions, all or all others: when the user asks for it, after a change of password, and on deactivation. Source: docs/rules.md 5.3, 5.27. */
export async function revokeSessions(
  services: Ending,
  { userId, exceptSessionId }: RevokeSessionsOptions,
): Promise<void> {
  await endSessions(services, { userId, tokenHash: { not: exceptSessionId ?? '' } });
}
