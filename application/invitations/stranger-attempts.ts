import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { networkOfAddress } from '../access/signing-in/network-of-address';
import { createLimiter, secondsToWait } from '../access/signing-in/rate-limiter';
import type { Services } from '../services';

/** What somebody may do in an hour who has not signed in, from one network: far more than a practice that asks for all its people. */
export const STRANGER_LIMITS = { request: 10, file: 20 };

export type StrangerDeed = keyof typeof STRANGER_LIMITS;

const HOUR_SECONDS = 3600;

const limitersOf = new WeakMap<Services['database'], Record<StrangerDeed, RateLimiterPostgres>>();

function limiters({ database }: Services): Record<StrangerDeed, RateLimiterPostgres> {
  const known = limitersOf.get(database);
  if (known) return known;
  const limiter = (deed: StrangerDeed) =>
    createLimiter(database, {
      points: STRANGER_LIMITS[deed],
      duration: HOUR_SECONDS,
      keyPrefix: `account-request-${deed}`,
      // That of sign-ins sweeps the table they share.
      clearExpiredByTimeout: false,
    });
  const created = { request: limiter('request'), file: limiter('file') };
  limitersOf.set(database, created);
  return created;
}

/** Counts a deed before anything is looked up for it. Null when it may go on, else the seconds to wait. */
export async function countDeed(services: Services, deed: StrangerDeed, address: string): Promise<number | null> {
  try {
    await limiters(services)[deed].consume(networkOfAddress(address));
    return null;
  } catch (rejection) {
    return secondsToWait(rejection);
  }
}
