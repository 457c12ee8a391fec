import { createHash } from 'node:crypto';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Services } from '../../services';
import { networkOfAddress } from './network-of-address';
import { countOne, limiter } from './rate-limiter';

/** Source: docs/rules.md 5.4. */
export const SIGN_IN_LIMITS = { perEmail: 5, perAddress: 20, windowSeconds: 15 * 60 };

/** Each is counted by itself: asking for a new password locks nobody out. */
type Door = 'sign-in' | 'reset';

interface Limiters {
  email: RateLimiterPostgres;
  address: RateLimiterPostgres;
}

function limiters({ database }: Services, door: Door): Limiters {
  const { windowSeconds: duration, perEmail, perAddress } = SIGN_IN_LIMITS;
  return {
    email: limiter(database, {
      ...{ duration, keyPrefix: `${door}-email`, points: perEmail },
      sweeps: door === 'sign-in',
    }),
    address: limiter(database, { duration, keyPrefix: `${door}-address`, points: perAddress }),
  };
}

/** The counters need to recognise an e-mail, not to know it; what is typed there may also be of any length. */
function emailKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

export interface SignInAttempt {
  email: string;
  address: string;
}

/**
 * Counts an attempt before anything is looked at, so that many at once cannot slip through together. Returns null
 * when it may go on, else the seconds to wait; an attempt that is turned away here counts for neither of the two.
 */
export async function countAttempt(
  services: Services,
  { email, address }: SignInAttempt,
  door: Door = 'sign-in',
): Promise<number | null> {
  const counters = limiters(services, door);
  const network = networkOfAddress(address);
  const waitOfEmail = await countOne(counters.email, emailKey(email));
  if (waitOfEmail !== null) return waitOfEmail;
  const wait = await countOne(counters.address, network);
  if (wait !== null) await counters.email.reward(emailKey(email));
  return wait;
}

/** A sign-in that succeeded clears the e-mail's failures and takes its own attempt off the address. */
export async function forgiveAttempts(services: Services, { email, address }: SignInAttempt): Promise<void> {
  const counters = limiters(services, 'sign-in');
  await Promise.all([counters.email.delete(emailKey(email)), counters.address.reward(networkOfAddress(address))]);
}
