import { emailKey, LONGEST_ENTERED_PASSWORD } from '@aval/domain/validation/fields/identity';
import { verifyPassword } from '@aval/platform/password-hash';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { beginSession, CALLER_SELECT, isWelcome } from './begin-session';
import type { KnownBrowser } from './known-browser';
import { countAttempt, forgiveAttempts } from './sign-in-attempts';

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
  const waitSeconds = await countAttempt(services, attempt);
  if (waitSeconds !== null) return { status: 'throttled', waitSeconds };

  // Read nothing else before the password is verified, so that timing does not reveal whether the e-mail has an
  // account.
  const known = await database.userAccount.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  // Normalising a long text takes seconds, so an overlong password is compared with nothing, which takes as long as any
  // other.
  const isComparable = options.password.length <= LONGEST_ENTERED_PASSWORD;
  const isPasswordRight = isComparable
    ? await verifyPassword(known?.passwordHash ?? null, options.password)
    : await verifyPassword(null, '');
  if (!isPasswordRight || !known) return { status: 'refused' };
  const { tenant, userAgent, isApiClient } = options;
  const { id, passwordHash } = known;
  const caller = await database.userAccount.findUnique({ where: { id }, select: CALLER_SELECT });
  if (!caller || !isWelcome(tenant, caller)) return { status: 'refused' };
  const token = await database.$transaction((tx) =>
    beginSession(tx, { tenant, caller, userAgent, isApiClient, passwordHash, now: clock.now() }),
  );
  if (token === null) return { status: 'refused' };
  await forgiveAttempts(services, attempt);
  return { status: 'signed_in', token, userId: id };
}
