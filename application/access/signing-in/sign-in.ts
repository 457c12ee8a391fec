import { emailKey, LONGEST_ENTERED_PASSWORD } from '@aval/domain/validation/fields/identity';
import { verifyPassword } from '@aval/platform/password-hash';
import { concerned, recordSecurityEvents } from '../../security-record/record-security-event';
import type { DetailOf } from '../../security-record/security-events';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { beginSession, CALLER_SELECT, isWelcome } from './begin-session';
import type { KnownBrowser } from './known-browser';
import { countAttempt, forgiveAttempts, recordThrottled } from './sign-in-attempts';

export interface SignInOptions {
  tenant: Tenant;
  email: string;
  password: string;
  /** Client address of the request. */
  address: string;
  /** Content of the browser's signed cookie; null without one. */
  browser?: KnownBrowser | null;
  /** User agent of the browser. */
  userAgent?: string | null;
  /** An API client signs in. */
  isApiClient?: boolean;
}

export type SignInOutcome =
  | { status: 'signed_in'; token: string; userId: number }
  /** Wrong e-mail, wrong password, deactivated, or not allowed at this host; the outcome does not say which. */
  | { status: 'refused' }
  | { status: 'throttled'; waitSeconds: number };

export async function signIn(services: Services, options: SignInOptions): Promise<SignInOutcome> {
  const { database, clock } = services;
  const email = emailKey(options.email);
  const attempt = { email, address: options.address, browser: options.browser ?? null };
  const { tenant, userAgent, isApiClient } = options;
  const refusal = await countAttempt(services, attempt);
  if (refusal) {
    await recordThrottled(services, refusal, { email, tenant, door: 'sign_in' });
    return { status: 'throttled', waitSeconds: refusal.waitSeconds };
  }

  // Read nothing else before the password is verified, so that timing does not reveal whether the e-mail has an
  // account.
  const known = await database.userAccount.findUnique({
    where: { email },
    select: { id: true, companyId: true, passwordHash: true },
  });
  // Normalising a long text takes seconds, so an overlong password is compared with nothing, which takes as long as any
  // other.
  const isComparable = options.password.length <= LONGEST_ENTERED_PASSWORD;
  const isPasswordRight = isComparable
    ? await verifyPassword(known?.passwordHash ?? null, options.password)
    : await verifyPassword(null, '');
  const refuse = async (detail: DetailOf<'sign_in_failed'>): Promise<SignInOutcome> => {
    const about = concerned(known, tenant.companyId);
    await recordSecurityEvents(database, [{ kind: 'sign_in_failed', detail, ...about, at: clock.now() }]);
    return { status: 'refused' };
  };
  if (!isPasswordRight || !known) return refuse('password');
  const { id, passwordHash } = known;
  const caller = await database.userAccount.findUnique({ where: { id }, select: CALLER_SELECT });
  if (!caller || !isWelcome(tenant, caller)) return refuse('not_admitted');
  const token = await database.$transaction((tx) =>
    beginSession(tx, { tenant, caller, userAgent, isApiClient, passwordHash, now: clock.now() }),
  );
  if (token === null) return refuse('not_admitted');
  await forgiveAttempts(services, attempt);
  return { status: 'signed_in', token, userId: id };
}
