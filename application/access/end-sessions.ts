import type { Services } from '../services';
import { hashSecretToken } from './secret-token';

/** Signs out: the session ends and what its lists remembered goes with it. */
export async function signOut(services: Services, token: string): Promise<void> {
  await services.database.userSession.updateMany({
    where: { tokenHash: hashSecretToken(token), revokedAt: null },
    data: { revokedAt: services.clock.now(), listState: {} },
  });
}

export interface RevokeSessionsOptions {
  userId: number;
  /** The session that goes on: the one in which the user changed the password. */
  exceptSessionId?: string;
}

/** Ends a user's sessions, all or all others: after a change of password, and when the user is deactivated. */
export async function revokeSessions(
  services: { database: Pick<Services['database'], 'userSession'>; clock: Services['clock'] },
  options: RevokeSessionsOptions,
): Promise<void> {
  await services.database.userSession.updateMany({
    where: { userId: options.userId, revokedAt: null, tokenHash: { not: options.exceptSessionId ?? '' } },
    data: { revokedAt: services.clock.now(), listState: {} },
  });
}
