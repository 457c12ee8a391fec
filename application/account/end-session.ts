import { endSessions } from '../access/end-sessions';
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
  await endSessions(services, { tokenHash: named.id, userId });
  return { status: 'done' };
}
