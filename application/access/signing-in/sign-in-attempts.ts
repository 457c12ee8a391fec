import { createHash } from 'node:crypto';
import { networkOfAddress } from '@aval/platform/network-of-address';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { concerned, recordSecurityEvents } from '../../security-record/record-security-event';
import type { DetailOf } from '../../security-record/security-events';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { type KnownBrowser, markIn } from './known-browser';
import { limiter, type Refusal, takeOne } from './rate-limiter';

/**
 * Limits of attempts per window. The limit per e-mail alone is high and stops guesses from many networks at once;
 * knowing an address does not suffice to lock its owner out (decision 47). Source: docs/rules.md 5.4.
 */
export const SIGN_IN_LIMITS = {
  perEmailInNetwork: 5,
  perNetwork: 20,
  perEmail: 100,
  perBrowser: 5,
  perUser: 5,
  windowSeconds: 15 * 60,
};

/**
 * Form whose attempts are counted. Each is counted by itself, so that asking for a new password does not lock sign-in.
 */
type Door = 'sign-in' | 'reset';

interface Count {
  counter: RateLimiterPostgres;
  key: string | number;
}

export interface SignInAttempt {
  email: string;
  address: string;
  /** Cookie content of a browser with earlier sign-ins; null for an API client and for a new browser. */
  browser?: KnownBrowser | null;
}

/**
 * Counts an attempt before anything is verified, so that concurrent attempts cannot pass together. Returns null when it
 * may proceed; an attempt that one limit refuses is given back to the others. A user with an earlier sign-in in this
 * browser is counted there alone, so attempts elsewhere do not matter.
 */
export async function countAttempt(
  services: Services,
  attempt: SignInAttempt,
  door: Door = 'sign-in',
): Promise<Refusal | null> {
  return countAll(await countsOf(services, attempt, door));
}

/**
 * Clears the failures of the e-mail after a successful sign-in, and gives the attempt back to the limits shared with
 * other users.
 */
export async function forgiveAttempts(services: Services, attempt: SignInAttempt): Promise<void> {
  await forgive(await countsOf(services, attempt, 'sign-in'));
}

interface ChangeAttempt {
  userId: number;
  address: string;
}

/**
 * Counts an entry of the present password by a signed-in user. It is counted per account, apart from sign-in, since a
 * session proves more than an e-mail.
 */
export async function countChange(services: Services, attempt: ChangeAttempt): Promise<Refusal | null> {
  return countAll(countsOfChange(services, attempt));
}

export async function forgiveChange(services: Services, attempt: ChangeAttempt): Promise<void> {
  await forgive(countsOfChange(services, attempt));
}

/**
 * Records that attempts for an e-mail are refused from now on: once each time that a limit is reached, so that whoever
 * goes on trying does not fill the record.
 */
export async function recordThrottled(
  { database, clock }: Services,
  { isFirst }: Refusal,
  { email, tenant, door }: { email: string; tenant: Tenant; door: Exclude<DetailOf<'throttled'>, 'change'> },
): Promise<void> {
  if (!isFirst) return;
  const user = await database.userAccount.findUnique({ where: { email }, select: { id: true, companyId: true } });
  const about = concerned(user, tenant.companyId);
  await recordSecurityEvents(database, [{ kind: 'throttled', detail: door, ...about, at: clock.now() }]);
}

/** The first counts the user's failures; the others are shared with other users. */
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
      // A stolen password could create any number of known browsers, so their attempts share a limit; attempts from
      // unknown browsers do not add to it.
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

/** Look the user up only for a known browser, so that without one timing does not reveal whether the account exists. */
async function findMark({ database }: Services, email: string, browser: KnownBrowser | null): Promise<string | null> {
  if (browser === null) return null;
  const found = await database.userAccount.findUnique({ where: { email }, select: { id: true } });
  return found && markIn(browser, found.id);
}

function counterOf({ database }: Services, keyPrefix: string, points: number): RateLimiterPostgres {
  const { windowSeconds: duration } = SIGN_IN_LIMITS;
  return limiter(database, { duration, keyPrefix, points, sweeps: keyPrefix === 'sign-in-email' });
}

/** Hash the e-mail: counters must recognise it, not reveal it, and the input may be of any length. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function countAll(counts: Counts): Promise<Refusal | null> {
  for (const [place, { counter, key }] of counts.entries()) {
    const refusal = await takeOne(counter, key);
    if (refusal === null) continue;
    await Promise.all(counts.slice(0, place).map((counted) => counted.counter.reward(counted.key)));
    return refusal;
  }
  return null;
}

async function forgive([own, ...shared]: Counts): Promise<void> {
  await Promise.all([own.counter.delete(own.key), ...shared.map(({ counter, key }) => counter.reward(key))]);
}
