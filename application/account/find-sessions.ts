import { createHash } from 'node:crypto';
import { type Device, describeDevice } from '@aval/domain/access/device';
import { openSessions } from '../access/load-session';
import type { Services } from '../services';

export interface OwnSession {
  /** Identifies the session in a form; it allows neither signing in nor finding the row. */
  handle: string;
  device: Device;
  /** The token belongs to an API client. */
  isApiClient: boolean;
  lastSeenAt: Date;
  /** The session that makes the request. */
  isCurrent: boolean;
}

export interface FoundSessionRow extends OwnSession {
  id: string;
}

/** Returns the open sessions of a user: the current one first, the others by last use. Source: docs/rules.md 5.27. */
export async function findSessions(
  services: Pick<Services, 'database' | 'clock' | 'sessionDays'>,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<FoundSessionRow[]> {
  const rows = await services.database.userSession.findMany({
    where: { userId, ...openSessions(services) },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }],
    select: { tokenHash: true, userAgent: true, isApiClient: true, lastSeenAt: true },
  });
  const found = rows.map(({ tokenHash, userAgent, isApiClient, lastSeenAt }) => ({
    id: tokenHash,
    handle: createHash('sha256').update(tokenHash).digest('base64url').slice(0, 22),
    device: describeDevice(userAgent),
    isApiClient,
    lastSeenAt,
    isCurrent: tokenHash === sessionId,
  }));
  return [...found.filter(({ isCurrent }) => isCurrent), ...found.filter(({ isCurrent }) => !isCurrent)];
}
