import { roleName } from '@aval/domain/access/roles';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { keptUserAgent } from '../device';
import type { Tenant } from '../find-tenant';
import { createSecretToken, hashSecretToken } from '../secret-token';
import { maySignInAt } from './sign-in-place';

/** What is known of somebody at the door. */
export const CALLER_SELECT = {
  id: true,
  roleId: true,
  companyId: true,
  active: true,
  lastCenterId: true,
  lastDoctorId: true,
  company: { select: { active: true } },
  permittedCompanies: { select: { companyId: true, company: { select: { active: true } } } },
} satisfies Prisma.UserAccountSelect;

export type Caller = Prisma.UserAccountGetPayload<{ select: typeof CALLER_SELECT }>;

/** Whether somebody may come in here at all. Source: docs/rules.md 5.2, 5.9, 5.34. */
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
  /** Its token goes to a program, which sends it in a header. */
  ofProgram?: boolean | undefined;
  /** By the word of the host's company, and no password. */
  bySso?: boolean;
  /** Against which the password was held that was given. */
  passwordHash?: string;
  now: Date;
}

/**
 * Gives the session's token; nobody's session is ever continued. Null for whoever was deactivated meanwhile, or whose password has changed since it
 * was held against this one: whoever ends sessions holds the account's row, so that none begins unseen beside it.
 */
export async function beginSession(
  tx: Transaction,
  { tenant, caller, userAgent, ofProgram = false, bySso = false, passwordHash, now }: BeginSessionOptions,
): Promise<string | null> {
  const account = await tx.$queryRaw<{ passwordHash: string }[]>`
    SELECT password_hash AS "passwordHash" FROM user_account WHERE id = ${caller.id} AND active FOR SHARE`;
  if (!account[0] || (passwordHash !== undefined && account[0].passwordHash !== passwordHash)) return null;
  const token = createSecretToken();
  await tx.userSession.create({
    data: {
      tokenHash: hashSecretToken(token),
      userId: caller.id,
      hostCompanyId: tenant.companyId,
      userAgent: keptUserAgent(userAgent ?? null),
      ofProgram,
      bySso,
      centerId: caller.lastCenterId,
      doctorId: caller.lastDoctorId,
      createdAt: now,
      lastSeenAt: now,
    },
  });
  return token;
}
