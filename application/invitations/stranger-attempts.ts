import { networkOfAddress } from '../access/signing-in/network-of-address';
import { countOne, limiter } from '../access/signing-in/rate-limiter';
import type { Services } from '../services';

/**
 * Requests per hour that anonymous clients of one network may make: far more than a practice that requests accounts for
 * all its staff. Source: docs/rules.md 6.8.
 */
export const STRANGER_LIMITS = { request: 10, file: 20 };

export type StrangerDeed = keyof typeof STRANGER_LIMITS;

const HOUR_SECONDS = 3600;

/** Counts a request before anything is looked up for it. Null when it may go on, otherwise the seconds to wait. */
export async function countDeed({ database }: Services, deed: StrangerDeed, address: string): Promise<number | null> {
  const counter = limiter(database, {
    points: STRANGER_LIMITS[deed],
    duration: HOUR_SECONDS,
    keyPrefix: `account-request-${deed}`,
  });
  return countOne(counter, networkOfAddress(address));
}
