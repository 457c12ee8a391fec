import type { Actor } from '@aval/domain/access/actor';
import { countOne, limiter } from '../../access/signing-in/rate-limiter';
import type { Services } from '../../services';

/** More than anybody types in an hour, each pause counted, and far too few to go through card numbers one by one. Source: docs/rules.md 2.10. */
export const NUMBER_LIMIT = { points: 300, duration: 3600 };

/** Too many numbers were asked for; those in sight are found by name, and without a number, all the same. */
export interface Throttled {
  status: 'throttled';
  waitSeconds: number;
}

/**
 * Counts a question whether a number is some patient's, whatever the answer: misses leave no record of a look. Null when it may be asked.
 */
export async function countNumber({ database }: Services, { userId }: Actor): Promise<Throttled | null> {
  const waitSeconds = await countOne(limiter(database, { ...NUMBER_LIMIT, keyPrefix: 'patient-number' }), userId);
  return waitSeconds === null ? null : { status: 'throttled', waitSeconds };
}
