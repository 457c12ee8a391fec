import { networkOfAddress } from '@aval/platform/network-of-address';
import { countOne, limiter } from '../access/signing-in/rate-limiter';
import type { Services } from '../services';

/**
 * Requests per hour that anonymous clients of one network may make: far more than a practice that requests accounts for
 * all its staff. Source: docs/rules.md 6.8.
 */
export const ANONYMOUS_LIMITS = { request: 10, file: 20 };

export type AnonymousAttempt = keyof typeof ANONYMOUS_LIMITS;

const HOUR_SECONDS = 3600;

/** Counts a request before anything is looked up for it. Null when it may go on, otherwise the seconds to wait. */
export async function countAnonymousAttempt(
  { database }: Services,
  attempt: AnonymousAttempt,
  address: string,
): Promise<number | null> {
  const counter = limiter(database, {
    points: ANONYMOUS_LIMITS[attempt],
    duration: HOUR_SECONDS,
    keyPrefix: `account-request-${attempt}`,
  });
  return countOne(counter, networkOfAddress(address));
}
