import { setTimeout } from 'node:timers/promises';
import { forTenant } from '@aval/prisma/scope';
import { requestMail } from '../../effects/request-mail';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { CALLER_SELECT, isWelcome } from '../signing-in/begin-session';
import { countAttempt } from '../signing-in/sign-in-attempts';

export interface RequestResetOptions {
  tenant: Tenant;
  email: string;
  /** Normalised. */
  dni: string;
  /** The address that the request came from. */
  address: string;
}

/** Whether anybody was found is not said. */
export type RequestResetResult = { status: 'asked' } | { status: 'throttled'; waitSeconds: number };

/** Far longer than finding somebody and writing the mail's row takes: who is found is answered no later than who is not. */
export const ANSWERED_AFTER_MS = 500;

/** A mail with a link for a new password, to whoever has this e-mail and DNI and may sign in here. Source: docs/rules.md 5.19. */
export async function requestReset(services: Services, options: RequestResetOptions): Promise<RequestResetResult> {
  const { email, address } = options;
  const waitSeconds = await countAttempt(services, { email, address }, 'reset');
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
  const { companyId } = tenant;
  await forTenant(database, companyId).run((tx) =>
    requestMail(tx, { key: 'password_reset', companyId, userId: user.id }),
  );
}
