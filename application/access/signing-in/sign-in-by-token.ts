import { createHash } from 'node:crypto';
import { isAdminRole, roleName } from '@aval/domain/access/roles';
import { networkOfAddress } from '@aval/platform/network-of-address';
import { requestOrigin } from '@aval/platform/request-origin';
import { forTenant } from '@aval/prisma/scope';
import { ssoSecretOwner } from '../../secrets/sso-secret';
import { concerned, recordSecurityEvents } from '../../security-record/record-security-event';
import type { Services } from '../../services';
import type { Tenant } from '../find-tenant';
import { beginSession, CALLER_SELECT, type Caller, isWelcome } from './begin-session';
import { countOne, limiter } from './rate-limiter';
import { CLOCK_TOLERANCE_SECONDS, readSsoToken, type SsoKey } from './read-sso-token';
import { SIGN_IN_LIMITS } from './sign-in-attempts';

export interface SignInByTokenOptions {
  tenant: Tenant;
  /** JWT as received. */
  token: string;
  /** User agent of the browser. */
  userAgent?: string | null;
  /** An API client signs in. */
  isApiClient?: boolean;
}

/** Gives no reason for a refusal: the holder of the key knows it, and nobody else should learn it. */
export type SignInByTokenOutcome = { status: 'signed_in'; token: string } | { status: 'refused' };

/** A valid, unused token, kept in this form until the user has confirmed the sign-in. */
export interface Entry {
  companyId: number;
  userId: number;
  jti: string;
  /** Expiry in ms since the epoch. */
  expiresAt: number;
  /** Hash of the key that signed the token, so that it ends when the company changes the key. */
  keyMark: string;
}

/** Signs a user in with a token that the user's company has signed. Source: docs/rules.md 5.22. */
export async function signInByToken(
  services: Services,
  { tenant, token, ...session }: SignInByTokenOptions,
): Promise<SignInByTokenOutcome> {
  const entry = await findEntry(services, tenant, token);
  return entry ? signInByEntry(services, { tenant, entry, ...session }) : REFUSED;
}

/** Verifies a token without using it up. Returns null when it does not sign anybody in here. */
export async function findEntry(services: Services, tenant: Tenant, token: string): Promise<Entry | null> {
  const { database, clock } = services;
  const { companyId, subdomain: audience } = tenant;
  const key = await findKey(services, companyId);
  const claims = key && (await readSsoToken(token, key, { audience, now: clock.now() }));
  if (!claims) {
    await recordRefused(services, tenant, null);
    return null;
  }
  const { email, jti, expiresAt } = claims;
  const caller = await database.userAccount.findUnique({ where: { email }, select: CALLER_SELECT });
  if (!caller || !isLetIn(tenant, caller)) {
    await recordRefused(services, tenant, caller);
    return null;
  }
  return { companyId, userId: caller.id, jti, expiresAt: expiresAt.getTime(), keyMark: markOf(key) };
}

export interface SignInByEntryOptions extends Omit<SignInByTokenOptions, 'token'> {
  entry: Entry;
}

/**
 * Signs in and uses the token up. Refuses when it has expired or was used, or when the key or the user has changed
 * since it was read.
 */
export async function signInByEntry(services: Services, options: SignInByEntryOptions): Promise<SignInByTokenOutcome> {
  const outcome = await useEntry(services, options);
  if (outcome.status === 'refused') {
    const { tenant, entry } = options;
    const select = { id: true, companyId: true };
    await recordRefused(
      services,
      tenant,
      await services.database.userAccount.findUnique({ where: { id: entry.userId }, select }),
    );
  }
  return outcome;
}

async function useEntry(
  services: Services,
  { tenant, entry, userAgent, isApiClient }: SignInByEntryOptions,
): Promise<SignInByTokenOutcome> {
  const { database, clock } = services;
  const now = clock.now();
  const { companyId, userId, jti } = entry;
  const expiresAt = new Date(entry.expiresAt);
  const key = await findKey(services, tenant.companyId);
  const isOver = now.getTime() >= entry.expiresAt + CLOCK_TOLERANCE_SECONDS * 1000;
  if (companyId !== tenant.companyId || isOver || !key || markOf(key) !== entry.keyMark) return REFUSED;
  const caller = await database.userAccount.findUnique({ where: { id: userId }, select: CALLER_SELECT });
  if (!caller || !isLetIn(tenant, caller)) return REFUSED;
  return forTenant(database, companyId).run(async (tx): Promise<SignInByTokenOutcome> => {
    // Lock the company's row against a concurrent removal of the key, which then either ends this session too or comes
    // first and stops it.
    await tx.$queryRaw`SELECT 1 FROM company WHERE id = ${companyId} FOR SHARE`;
    const held = await findKey({ ...services, database: tx }, companyId);
    if (!held || markOf(held) !== entry.keyMark) return REFUSED;
    // The primary key serialises concurrent uses of the token: the second waits for the first and then inserts nothing.
    const { count } = await tx.ssoToken.createMany({ data: { companyId, jti, expiresAt }, skipDuplicates: true });
    if (count === 0) return REFUSED;
    const begun = await beginSession(tx, { tenant, caller, userAgent, isApiClient, bySso: true, now });
    return begun === null ? REFUSED : { status: 'signed_in', token: begun };
  });
}

/** Returns the user whom a pending entry names; null when that user was deactivated. */
export async function findNamed(
  { database }: Pick<Services, 'database'>,
  { userId }: Entry,
): Promise<{ id: number; name: string; email: string } | null> {
  return database.userAccount.findUnique({
    where: { id: userId, active: true },
    select: { id: true, name: true, email: true },
  });
}

const REFUSED = { status: 'refused' } as const;

/** Records a refused token, of one network no more than failures of sign-in, since tokens are not throttled. */
async function recordRefused(
  { database, clock }: Services,
  tenant: Tenant,
  caller: Pick<Caller, 'id' | 'companyId'> | null,
): Promise<void> {
  const { perNetwork: points, windowSeconds: duration } = SIGN_IN_LIMITS;
  const recorded = limiter(database, { keyPrefix: 'sso-refused', points, duration });
  if ((await countOne(recorded, networkOfAddress(requestOrigin()?.address ?? ''))) !== null) return;
  const about = concerned(caller, tenant.companyId);
  await recordSecurityEvents(database, [{ kind: 'sign_in_failed', detail: 'sso', ...about, at: clock.now() }]);
}

function isLetIn(tenant: Tenant, caller: Caller): boolean {
  return isWelcome(tenant, caller) && speaksFor(tenant, caller);
}

function markOf({ algorithm, key }: SsoKey): string {
  return createHash('sha256').update(`${algorithm}:${key}`).digest('base64url');
}

interface KeyStore {
  database: Pick<Services['database'], 'company'>;
  secrets: Services['secrets'];
}

async function findKey({ database, secrets }: KeyStore, companyId: number): Promise<SsoKey | null> {
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
 * A company's key signs in only its own users. Otherwise its holder could become an admin of all companies, or a
 * manager who also works for another company (decision 33).
 */
function speaksFor({ isDefault, companyId }: Tenant, { roleId, permittedCompanies }: Caller): boolean {
  const role = roleName(roleId);
  if (isDefault) return true;
  const others = permittedCompanies.filter((own) => own.company.active && own.companyId !== companyId);
  return !isAdminRole(role) && role !== 'CONSULTANT' && others.length === 0;
}
