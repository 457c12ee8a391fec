import { setTimeout } from 'node:timers/promises';
import { forTenant } from '@aval/prisma/scope';
import { requestMail } from '../../effects/request-mail';
import { concerned, recordSecurityEvents } from '../../security-record/record-security-event';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { CALLER_SELECT, isWelcome } from '../signing-in/begin-session';
import type { KnownBrowser } from '../signing-in/known-browser';
import { countOne, limiter } from '../signing-in/rate-limiter';
import { countAttempt, recordThrottled, SIGN_IN_LIMITS } from '../signing-in/sign-in-attempts';

export interface RequestResetOptions {
  tenant: Tenant;
  email: string;
  /** Normalised form. */
  dni: string;
  /** Client address of the request. */
  address: string;
  /** Content of the browser's signed cookie; null without one. */
  browser?: KnownBrowser | null;
}

/** Does not reveal whether the account exists. */
export type RequestResetResult = { status: 'asked' } | { status: 'throttled'; waitSeconds: number };

/**
 * Minimum response time in ms. It is far longer than finding the user and writing the mail's row, so that timing does
 * not reveal whether an account exists.
 */
export const ANSWERED_AFTER_MS = 500;

/**
 * Mails a link for a new password to the user with this e-mail and DNI who may sign in at this host. Source:
 * docs/rules.md 5.19.
 */
export async function requestReset(services: Services, options: RequestResetOptions): Promise<RequestResetResult> {
  const { tenant, email, address, browser = null } = options;
  const refusal = await countAttempt(services, { email, address, browser }, 'reset');
  if (refusal) {
    await recordThrottled(services, refusal, { email, tenant, door: 'reset' });
    return { status: 'throttled', waitSeconds: refusal.waitSeconds };
  }
  await Promise.all([setTimeout(ANSWERED_AFTER_MS), mailTheOneWhoIsMeant(services, options)]);
  return { status: 'asked' };
}

async function mailTheOneWhoIsMeant(
  { database, clock }: Services,
  { tenant, email, dni }: RequestResetOptions,
): Promise<void> {
  const user = await database.userAccount.findUnique({
    where: { email, dni, active: true },
    select: CALLER_SELECT,
  });
  const at = clock.now();
  const { companyId } = tenant;
  if (!user || !isWelcome(tenant, user)) {
    const meant = await database.userAccount.findUnique({ where: { email }, select: { id: true, companyId: true } });
    await recordSecurityEvents(database, [{ kind: 'reset_refused', ...concerned(meant, companyId), at }]);
    return;
  }
  // Limit the mails per user: earlier links stay valid for an hour, and requests from many networks must not fill a
  // mailbox.
  const mails = limiter(database, {
    keyPrefix: 'reset-mail',
    points: SIGN_IN_LIMITS.perUser,
    duration: SIGN_IN_LIMITS.windowSeconds,
  });
  if ((await countOne(mails, user.id)) !== null) return;
  await forTenant(database, companyId).run(async (tx) => {
    await requestMail(tx, { key: 'password_reset', companyId, userId: user.id });
    const about = concerned(user, companyId);
    await recordSecurityEvents(tx, [{ kind: 'reset_requested', detail: 'owner', ...about, at }]);
  });
}
