import { IDLE_LIMIT_MS } from '@aval/domain/access/idle-limit';
import type { Services } from '../services';

/** A day, twice as long as a session may stay idle, so that differing clocks end no open session. */
const KEPT_MS = 2 * IDLE_LIMIT_MS;

/**
 * Removes sessions unused for more than a day. A revoked session is never used again, so this one limit serves for
 * both. Source: docs/rules.md 5.3.
 */
export async function sweepSessions({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const { count } = await database.userSession.deleteMany({ where: { lastSeenAt: { lt: before } } });
  return count;
}
