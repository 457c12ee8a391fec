import { IDLE_LIMIT_MS } from '@aval/domain/access/idle-limit';
import type { Services } from '../services';

/** A day: twice as long as a session lives unused, so that clocks that differ end none that is alive. */
const KEPT_MS = 2 * IDLE_LIMIT_MS;

/** Removes sessions unused for more than a day; one that was revoked is never used again, so that this one time serves for both. Source: docs/rules.md 5.3. */
export async function sweepSessions({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const { count } = await database.userSession.deleteMany({ where: { lastSeenAt: { lt: before } } });
  return count;
}
