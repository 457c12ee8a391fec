import type { Actor } from '@aval/domain/access/actor';
import { IDLE_LIMIT_MS } from '@aval/domain/access/idle-limit';
import { type Obligation, obligationsOf } from '@aval/domain/access/obligations';
import type { RoleName } from '@aval/domain/access/roles';
import { findSession } from '@aval/prisma/find-session';
import { type Context, type ContextOptions, narrowedTo, resolveContext } from '../context/context';
import { loadContextOptions } from '../context/load-context-options';
import type { Services } from '../services';
import type { Tenant } from './find-tenant';
import { hashSecretToken } from './secret-token';
import { maySignInAt } from './signing-in/sign-in-place';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Condition for sessions that are neither revoked nor idle for too long nor too old. Source: docs/rules.md 5.3. */
export function openSessions({ clock, sessionDays }: Pick<Services, 'clock' | 'sessionDays'>) {
  const now = clock.now().getTime();
  return {
    revokedAt: null,
    lastSeenAt: { gt: new Date(now - IDLE_LIMIT_MS) },
    createdAt: { gt: new Date(now - sessionDays * DAY_MS) },
  };
}

/** Precision of `lastSeenAt`: a page with five loaders writes it once, not five times. */
const SEEN_PRECISION_MS = 60 * 1000;

/** Signed-in user at a host, with the context that holds for this request. */
export interface Session {
  /** Key of the row: the hash of the cookie's token. */
  id: string;
  user: SessionUser;
  tenant: Tenant;
  actor: Actor;
  context: Context;
  /** Tasks that the user must complete before anything else is allowed; usually empty. */
  obligations: readonly Obligation[];
  /** Options from which the context was resolved. */
  contextOptions: ContextOptions;
}

interface SessionUse {
  /** The page sends this request by itself, so it does not extend the session. */
  isBackground?: boolean;
  /** The token came from an API client, in a header. */
  isApiClient?: boolean;
  /** Company that an API client asks to work for. */
  companyId?: number;
}

export interface SessionUser {
  id: number;
  name: string;
  email: string;
  role: RoleName;
  companyId: number | null;
  language: string;
  theme: string;
  emailNotifications: boolean;
  bundleEmails: boolean;
  avatarImageId: string | null;
}

/**
 * Returns the session for a token at a host. Returns null when there is none, when it was revoked, idle for too long or
 * too old, when it began at another company's host, and when the user was deactivated or may no longer sign in here.
 */
export async function loadSession(
  services: Services,
  tenant: Tenant,
  token: string,
  { isBackground = false, isApiClient = false, companyId }: SessionUse = {},
): Promise<Session | null> {
  const { database, clock, sessionDays } = services;
  const now = clock.now();
  const id = hashSecretToken(token);
  const found = await findSession(database, {
    tokenHash: id,
    hostCompanyId: tenant.companyId,
    isApiClient,
    ...(companyId === undefined ? {} : { companyId }),
  });
  if (!found) return null;
  const { stored, actor } = found;
  const idleMs = now.getTime() - stored.lastSeenAt.getTime();
  const ageMs = now.getTime() - stored.createdAt.getTime();
  if (idleMs >= IDLE_LIMIT_MS || ageMs >= sessionDays * DAY_MS) return null;
  const { permittedCompanyIds, lastHost, ...account } = found.account;
  const user = { ...account, id: actor.userId, role: actor.role };
  if (!maySignInAt(tenant, { ...user, permittedCompanyIds })) return null;

  if (!isBackground && idleMs > SEEN_PRECISION_MS) {
    await database.userSession.updateMany({ where: { tokenHash: id, revokedAt: null }, data: { lastSeenAt: now } });
  }
  // Mails link to where their reader works, which is no change of the account. Source: docs/rules.md 4.5.
  if (!isBackground && !isApiClient && lastHost !== tenant.host) {
    await database.$executeRaw`UPDATE user_account SET last_host = ${tenant.host} WHERE id = ${user.id}`;
  }
  const contextOptions = await loadContextOptions(services, { ...user, userId: user.id });
  const context = resolveContext(user.role, contextOptions, stored, tenant.homeCards);
  const obligations = obligationsOf(found.standing, now);
  return {
    id,
    user,
    tenant,
    actor: { ...actor, ...narrowedTo(user.role, context) },
    context,
    contextOptions,
    obligations,
  };
}
