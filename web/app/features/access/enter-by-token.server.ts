import { signOut } from '@aval/application/access/end-sessions';
import type { Tenant } from '@aval/application/access/find-tenant';
import { signInByToken } from '@aval/application/access/signing-in/sign-in-by-token';
import { readSessionToken, sessionCookie } from '../../server/cookies.server';
import { getServices } from '../../server/services.server';

/**
 * Signs in whoever brings a token of single sign-on; null when it is refused. Whoever else has a session in this browser leaves with it, as at the
 * form.
 */
export async function enterByToken(request: Request, tenant: Tenant, token: string): Promise<string | null> {
  const services = getServices();
  const outcome = await signInByToken(services, {
    tenant,
    token,
    userAgent: request.headers.get('user-agent'),
  });
  if (outcome.status === 'refused') return null;
  const before = readSessionToken(request);
  if (before) await signOut(services, before);
  return sessionCookie(outcome.token);
}
