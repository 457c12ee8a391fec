import { findTenant } from '@aval/application/access/find-tenant';
import { beginSession, CALLER_SELECT, isWelcome } from '@aval/application/access/signing-in/begin-session';
import type { BrowserContext } from '@playwright/test';
import { services } from './arrange';
import { addressOf, tenantOf } from './stack';

/** Begins a session as a sign-in does after the password, whose hash costs more than the rest, and returns its token. */
async function beginSessionOf(email: string, host: string): Promise<string> {
  const { database, clock } = services();
  const [tenant, caller] = await Promise.all([
    findTenant(services(), host),
    database.userAccount.findUniqueOrThrow({ where: { email }, select: CALLER_SELECT }),
  ]);
  if (!tenant || !isWelcome(tenant, caller)) throw new Error(`${email} may not sign in at ${host}`);
  const token = await database.$transaction((tx) => beginSession(tx, { tenant, caller, now: clock.now() }));
  if (token === null) throw new Error(`${email} could not sign in at ${host}`);
  return token;
}

/** Signs the user in without the form, by adding the cookie of a new session to the context. */
export async function signInQuietly(context: BrowserContext, email: string): Promise<void> {
  const { host, hostname: domain } = new URL(addressOf(tenantOf(email)));
  const value = await beginSessionOf(email, host);
  await context.addCookies([
    { name: '__Host-aval', value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
}
