import { isAdminRole, roleName } from '@aval/domain/access/roles';
import { forTenant } from '@aval/prisma/scope';
import { ssoSecretOwner } from '../../secrets/sso-secret';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { beginSession, CALLER_SELECT, type Caller, isWelcome } from './begin-session';
import { readSsoToken, type SsoKey } from './read-sso-token';

export interface SignInByTokenOptions {
  tenant: Tenant;
  /** A JWT, as it came. */
  token: string;
  /** As the browser names itself. */
  userAgent?: string | null;
  /** It is a program that signs in. */
  ofProgram?: boolean;
}

/** Why it was refused is not said: whoever has the key knows, and nobody else is to. */
export type SignInByTokenOutcome = { status: 'signed_in'; token: string } | { status: 'refused' };

/** Single sign-on: a company says by its key who stands at its door. Source: docs/rules.md 5.22. */
export async function signInByToken(
  services: Services,
  { tenant, token, userAgent, ofProgram }: SignInByTokenOptions,
): Promise<SignInByTokenOutcome> {
  const { database, clock } = services;
  const now = clock.now();
  const { companyId, subdomain: audience } = tenant;
  const key = await findKey(services, companyId);
  const claims = key && (await readSsoToken(token, key, { audience, now }));
  if (!claims) return { status: 'refused' };
  const caller = await database.userAccount.findUnique({ where: { email: claims.email }, select: CALLER_SELECT });
  if (!caller || !isWelcome(tenant, caller) || !speaksFor(tenant, caller)) return { status: 'refused' };
  return forTenant(database, companyId).run(async (tx): Promise<SignInByTokenOutcome> => {
    const { jti, expiresAt } = claims;
    // Of two that come at once with the same the second waits for the first, and is then one too many.
    const { count } = await tx.ssoToken.createMany({ data: { companyId, jti, expiresAt }, skipDuplicates: true });
    if (count === 0) return { status: 'refused' };
    const begun = await beginSession(tx, { tenant, caller, userAgent, ofProgram, now });
    return begun === null ? { status: 'refused' } : { status: 'signed_in', token: begun };
  });
}

async function findKey({ database, secrets }: Services, companyId: number): Promise<SsoKey | null> {
  const { ssoAlgorithm, ssoKey, sealedSsoSecret } = await database.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { ssoAlgorithm: true, ssoKey: true, sealedSsoSecret: true },
  });
  if (ssoAlgorithm === 'RS256' && ssoKey) return { algorithm: ssoAlgorithm, key: ssoKey };
  if (ssoAlgorithm !== 'HS256' || sealedSsoSecret === null) return null;
  const key = secrets.open(sealedSsoSecret, ssoSecretOwner(companyId));
  return key ? { algorithm: ssoAlgorithm, key } : null;
}

/**
 * A company's key speaks for its own people alone: whoever holds it must become neither an admin of all others nor a manager who works for another
 * one, too (decision 33).
 */
function speaksFor({ isDefault, companyId }: Tenant, { roleId, permittedCompanies }: Caller): boolean {
  const role = roleName(roleId);
  if (isDefault) return true;
  const others = permittedCompanies.filter((own) => own.company.active && own.companyId !== companyId);
  return !isAdminRole(role) && role !== 'CONSULTANT' && others.length === 0;
}
