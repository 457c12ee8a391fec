import { setTimeout } from 'node:timers/promises';
import { forTenant } from '@aval/prisma/scope';
import { requestMail } from '../../effects/request-mail';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { CALLER_SELECT, isWelcome } from '../signing-in/begin-session';
import type { KnownBrowser } from '../signing-in/known-browser';
import { countOne, limiter } from '../signing-in/rate-limiter';
import { countAttempt, SIGN_IN_LIMITS } from '../signing-in/sign-in-attempts';

export interface RequestResetOptions {
  tenant: Tenant;
  email: string;
  /** Normalised. */
  dni: string;
  /** The address that the request came from. */
  address: string;
  /** As its signed cookie says; null where there is none. */
  browser?: KnownBrowser | null;
}

/** Whether anybody was found is not said. */
export type RequestResetResult = { status: 'asked' } | { status: 'throttled'; waitSeconds: number };

/** Far longer than finding somebody and writing the mail's row takes: who is found is answered no later than who is not. */
export const ANSWERED_AFTER_MS = 500;

/** A mail with a link for a new password, to whoever has this e-mail and DNI and may sign in here. Source: docs/rules.md 5.19. */
export async function requestReset(services: Services, options: RequestResetOptions): Promise<RequestResetResult> {
  const { email, address, browser = null } = options;
  const waitSeconds = await countAttempt(services, { email, address, browser }, 'reset');
  if (waitSeconds !== null) return { status: 'throttled', waitSeconds };
  await Promise.all([setTimeout(ANSWERED_AFTER_MS), mailTheOneWhoIsMeant(services, options)]);
  return { status: 'asked' };
}

async function mailTheOneWhoIsMeant(
  { database }: Services,
  { tenant, email, dni }: RequestResetOptions,
): Promise<void> {
  const user = await database.userAccount.findUnique({
    where: { email, dni, active: true },
    select: CALLER_SELECT,
  });
  if (!user || !isWelcome(tenant, user)) return;
  // Those that are there work for an hour: from however many networks it is asked for, nobody's mailbox is filled.
  const mails = limiter(database, {
    keyPrefix: 'reset-mail',
    points: SIGN_IN_LIMITS.perUser,
    duration: SIGN_IN_LIMITS.windowSeconds,
  });
  if ((await countOne(mails, user.id)) !== null) return;
  const { companyId } = tenant;
  await forTenant(database, companyId).run((tx) =>
    requestMail(tx, { key: 'password_reset', companyId, userId: user.id }),
  );
}
