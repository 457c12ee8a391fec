import { endSessions, revokeSessions } from '../access/end-sessions';
import type { Session } from '../access/load-session';
import type { Services } from '../services';
import { findSessions } from './find-sessions';

export type EndSessionResult = { status: 'done' } | { status: 'not_found' };

/** Ends another session of the same user, such as one left open on another device. Source: docs/rules.md 5.27. */
export async function endSession(
  services: Services,
  { id: sessionId, actor: { userId } }: Pick<Session, 'id' | 'actor'>,
  handle: string,
): Promise<EndSessionResult> {
  const sessions = await findSessions(services, { userId, sessionId });
  const named = sessions.find((session) => session.handle === handle && !session.isCurrent);
  if (!named) return { status: 'not_found' };
  const { clock, database } = services;
  await database.$transaction((tx) =>
    endSessions({ database: tx, clock }, { tokenHash: named.id, userId }, { cause: 'owner' }),
  );
  return { status: 'done' };
}

/** Ends all sessions of the user but the one that asks. Source: docs/rules.md 5.27. */
export async function endOtherSessions(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  { id: exceptSessionId, actor: { userId } }: Pick<Session, 'id' | 'actor'>,
): Promise<void> {
  await database.$transaction((tx) =>
    revokeSessions({ database: tx, clock }, { userId, exceptSessionId, by: { cause: 'owner' } }),
  );
}
