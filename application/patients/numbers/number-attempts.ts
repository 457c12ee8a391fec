import type { Actor } from '@aval/domain/access/actor';
import { countOne, limiter } from '../../access/signing-in/rate-limiter';
import type { Services } from '../../services';

/**
 * Limit per user and hour: more than anybody types, counting each typing pause, and far too few to enumerate card
 * numbers. Source: docs/rules.md 2.10.
 */
export const NUMBER_LIMIT = { points: 300, duration: 3600 };

/** Too many numbers were checked; visible patients can still be found by name. */
export interface Throttled {
  status: 'throttled';
  waitSeconds: number;
}

/**
 * Counts a question whether a number belongs to a patient, whatever the answer, since misses leave no access record.
 * Null when allowed.
 */
export async function countNumber({ database }: Services, { userId }: Actor): Promise<Throttled | null> {
  const waitSeconds = await countOne(limiter(database, { ...NUMBER_LIMIT, keyPrefix: 'patient-number' }), userId);
  return waitSeconds === null ? null : { status: 'throttled', waitSeconds };
}
