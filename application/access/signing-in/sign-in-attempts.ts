import { createHash } from 'node:crypto';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Services } from '../../services';
import { type KnownBrowser, markIn } from './known-browser';
import { networkOfAddress } from './network-of-address';
import { countOne, limiter } from './rate-limiter';

/**
 * An e-mail alone is bounded only where many networks guess at it together: whoever knows an address locks nobody else out with it (decision 47).
 * Source: docs/rules.md 5.4.
 */
export const SIGN_IN_LIMITS = {
  perEmailInNetwork: 5,
  perNetwork: 20,
  perEmail: 100,
  perBrowser: 5,
  perUser: 5,
  windowSeconds: 15 * 60,
};

/** Each is counted by itself: asking for a new password locks nobody out. */
type Door = 'sign-in' | 'reset';

interface Count {
  counter: RateLimiterPostgres;
  key: string | number;
}

export interface SignInAttempt {
  email: string;
  address: string;
  /** What the browser keeps of those who have signed in there; null for a program and for a browser that is new. */
  browser?: KnownBrowser | null;
}

/**
 * Counts an attempt before anything is looked at, so that many at once cannot slip through together. Returns null
 * when it may go on, else the seconds to wait; an attempt that is turned away by one count is taken off the others. Whoever
 * has signed in in this browser before is counted there alone, whatever others do.
 */
export async function countAttempt(
  services: Services,
  attempt: SignInAttempt,
  door: Door = 'sign-in',
): Promise<number | null> {
  return countAll(await countsOf(services, attempt, door));
}

/** A sign-in that succeeded clears the failures of its e-mail there, and takes its own attempt off what it shares with others. */
export async function forgiveAttempts(services: Services, attempt: SignInAttempt): Promise<void> {
  await forgive(await countsOf(services, attempt, 'sign-in'));
}

interface ChangeAttempt {
  userId: number;
  address: string;
}

/** The present password, which somebody gives who has signed in: counted for the account by itself, since a session proves more than an e-mail. */
export async function countChange(services: Services, attempt: ChangeAttempt): Promise<number | null> {
  return countAll(countsOfChange(services, attempt));
}

export async function forgiveChange(services: Services, attempt: ChangeAttempt): Promise<void> {
  await forgive(countsOfChange(services, attempt));
}

/** The first is that of the failures; the others are shared with other people. */
type Counts = readonly [Count, ...Count[]];

async function countsOf(
  services: Services,
  { email, address, browser = null }: SignInAttempt,
  door: Door,
): Promise<Counts> {
  const { perEmailInNetwork, perNetwork, perEmail, perBrowser } = SIGN_IN_LIMITS;
  const mark = await findMark(services, email, browser);
  if (mark !== null)
    return [
      { counter: counterOf(services, `${door}-browser`, perBrowser), key: mark },
      // A password that somebody knew once makes known browsers without end; strangers do not add to this count.
      { counter: counterOf(services, `${door}-known`, perEmail), key: hashed(email) },
    ];
  const network = networkOfAddress(address);
  return [
    { counter: counterOf(services, `${door}-email-network`, perEmailInNetwork), key: hashed(`${email} ${network}`) },
    { counter: counterOf(services, `${door}-address`, perNetwork), key: network },
    { counter: counterOf(services, `${door}-email`, perEmail), key: hashed(email) },
  ];
}

function countsOfChange(services: Services, { userId, address }: ChangeAttempt): Counts {
  const { perNetwork, perUser } = SIGN_IN_LIMITS;
  return [
    { counter: counterOf(services, 'change-user', perUser), key: userId },
    { counter: counterOf(services, 'change-address', perNetwork), key: networkOfAddress(address) },
  ];
}

/** Only for a browser that knows somebody: anybody else is asked for by nothing that would take longer for some. */
async function findMark({ database }: Services, email: string, browser: KnownBrowser | null): Promise<string | null> {
  if (browser === null) return null;
  const found = await database.userAccount.findUnique({ where: { email }, select: { id: true } });
  return found && markIn(browser, found.id);
}

function counterOf({ database }: Services, keyPrefix: string, points: number): RateLimiterPostgres {
  const { windowSeconds: duration } = SIGN_IN_LIMITS;
  return limiter(database, { duration, keyPrefix, points, sweeps: keyPrefix === 'sign-in-email' });
}

/** The counters need to recognise an e-mail, not to know it; what is typed there may also be of any length. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function countAll(counts: Counts): Promise<number | null> {
  for (const [place, { counter, key }] of counts.entries()) {
    const wait = await countOne(counter, key);
    if (wait === null) continue;
    await Promise.all(counts.slice(0, place).map((counted) => counted.counter.reward(counted.key)));
    return wait;
  }
  return null;
}

async function forgive([own, ...shared]: Counts): Promise<void> {
  await Promise.all([own.counter.delete(own.key), ...shared.map(({ counter, key }) => counter.reward(key))]);
}
