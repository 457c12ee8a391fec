import { roleName } from '@aval/domain/access/roles';
import { keptUserAgent } from '@aval/platform/request-origin';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { concerned, recordSecurityEvents } from '../../security-record/record-security-event';
import type { Tenant } from '../find-tenant';
import { createSecretToken, hashSecretToken } from '../secret-token';
import { maySignInAt } from './sign-in-place';

/** Columns of an account that signing in needs. */
export const CALLER_SELECT = {
  id: true,
  roleId: true,
  companyId: true,
  active: true,
  lastCenterId: true,
  lastDoctorId: true,
  lastCompanyId: true,
  company: { select: { active: true } },
  permittedCompanies: { select: { companyId: true, company: { select: { active: true } } } },
} satisfies Prisma.UserAccountSelect;

export type Caller = Prisma.UserAccountGetPayload<{ select: typeof CALLER_SELECT }>;

/** Tells whether the account may sign in at the tenant's host. Source: docs/rules.md 5.2, 5.9, 5.34. */
export function isWelcome(tenant: Tenant, caller: Caller): boolean {
  const { roleId, companyId, company, permittedCompanies } = caller;
  const permittedCompanyIds = permittedCompanies
    .filter((permitted) => permitted.company.active)
    .map((permitted) => permitted.companyId);
  const [only, ...others] = permittedCompanies;
  const alone = company ?? (others.length === 0 ? only?.company : undefined);
  return (
    caller.active &&
    alone?.active !== false &&
    maySignInAt(tenant, { role: roleName(roleId), companyId, permittedCompanyIds })
  );
}

export interface BeginSessionOptions {
  tenant: Tenant;
  caller: Caller;
  userAgent?: string | null | undefined;
  /** The token goes to an API client, which sends it in a header. */
  isApiClient?: boolean | undefined;
  /** Signed in by single sign-on of the host's company, without a password. */
  bySso?: boolean;
  /** Hash against which the given password was verified. */
  passwordHash?: string;
  now: Date;
}

/**
 * Begins a new session and returns its token; an existing session is never continued. Returns null when the account was
 * deactivated meanwhile, or its password changed after it was verified. `FOR SHARE` waits for transactions that end
 * sessions, since they lock the account's row, so that no session begins unseen beside them.
 */
export async function beginSession(
  tx: Transaction,
  { tenant, caller, userAgent, isApiClient = false, bySso = false, passwordHash, now }: BeginSessionOptions,
): Promise<string | null> {
  const account = await tx.$queryRaw<{ passwordHash: string }[]>`
    SELECT password_hash AS "passwordHash" FROM user_account WHERE id = ${caller.id} AND active FOR SHARE`;
  if (!account[0] || (passwordHash !== undefined && account[0].passwordHash !== passwordHash)) return null;
  const token = createSecretToken();
  await recordSecurityEvents(tx, [
    {
      kind: 'signed_in',
      detail: bySso ? 'sso' : 'password',
      ...concerned(caller, tenant.companyId),
      at: now,
    },
  ]);
  await tx.userSession.create({
    data: {
      tokenHash: hashSecretToken(token),
      userId: caller.id,
      hostCompanyId: tenant.companyId,
      userAgent: keptUserAgent(userAgent ?? null),
      isApiClient,
      bySso,
      // An API client names company, doctor and center itself: what was chosen in a browser is no choice of its.
      ...(isApiClient
        ? {}
        : { companyId: caller.lastCompanyId, centerId: caller.lastCenterId, doctorId: caller.lastDoctorId }),
      createdAt: now,
      lastSeenAt: now,
    },
  });
  return token;
}
