import { createHash } from 'node:crypto';
import { type Device, describeDevice } from '../access/device';
import { openSessions } from '../access/load-session';
import type { Services } from '../services';

export interface OwnSession {
  /** Names it in a form; nobody signs in with it, nor finds its row. */
  handle: string;
  device: Device;
  /** Its token is a program's. */
  ofProgram: boolean;
  lastSeenAt: Date;
  /** The one that asks. */
  isCurrent: boolean;
}

export interface FoundSessionRow extends OwnSession {
  id: string;
}

/** The sessions of a user that are still good for something, the one that asks first and then by their last use. Source: docs/rules.md 5.27. */
export async function findSessions(
  services: Pick<Services, 'database' | 'clock' | 'sessionDays'>,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<FoundSessionRow[]> {
  const rows = await services.database.userSession.findMany({
    where: { userId, ...openSessions(services) },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }],
    select: { tokenHash: true, userAgent: true, ofProgram: true, lastSeenAt: true },
  });
  const found = rows.map(({ tokenHash, userAgent, ofProgram, lastSeenAt }) => ({
    id: tokenHash,
    handle: createHash('sha256').update(tokenHash).digest('base64url').slice(0, 22),
    device: describeDevice(userAgent),
    ofProgram,
    lastSeenAt,
    isCurrent: tokenHash === sessionId,
  }));
  return [...found.filter(({ isCurrent }) => isCurrent), ...found.filter(({ isCurrent }) => !isCurrent)];
}
