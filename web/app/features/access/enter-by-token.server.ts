import { signOut } from '@aval/application/access/end-sessions';
import type { Tenant } from '@aval/application/access/find-tenant';
import { type Entry, findEntry, findNamed, signInByEntry } from '@aval/application/access/signing-in/sign-in-by-token';
import { redirect, redirectDocument } from '@remix-run/node';
import { endedEntryCookie, entryCookie, readEntry, readSessionToken, sessionCookie } from '../../server/cookies.server';
import type { KnownVisitor } from '../../server/guards.server';
import { ENTER_PATH, SIGN_IN_PATH } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { tellFailuresSince } from './failures-since.server';

/**
 * Signs in by a single sign-on token and returns the headers with its cookies; null when the token is refused. Ends
 * another user's session in this browser, like the sign-in form.
 */
export async function enterByToken(request: Request, tenant: Tenant, token: string): Promise<Headers | null> {
  const entry = await findEntry(getServices(), tenant, token);
  return entry && enterByEntry(request, tenant, entry);
}

async function enterByEntry(request: Request, tenant: Tenant, entry: Entry): Promise<Headers | null> {
  const services = getServices();
  const outcome = await signInByEntry(services, { tenant, entry, userAgent: request.headers.get('user-agent') });
  if (outcome.status === 'refused') return null;
  const before = readSessionToken(request);
  if (before) await signOut(services, before);
  const headers = new Headers({ 'Set-Cookie': sessionCookie(outcome.token) });
  await tellFailuresSince(headers, { userId: entry.userId, token: outcome.token });
  return headers;
}

type Guarded = Pick<KnownVisitor, 'tenant' | 'session'>;

interface Followed extends Guarded {
  token: string;
  returnTo: string;
}

/**
 * Handles a link with a token, which may come from any site. A user signed in under another account is asked first, and
 * the token is not consumed until then. The redirect removes the token from the address in every case.
 */
export async function followToken(request: Request, { tenant, session, token, returnTo }: Followed): Promise<Response> {
  const entry = await findEntry(getServices(), tenant, token);
  if (!entry) return refused(session);
  if (session && session.user.id !== entry.userId) {
    return redirect(ENTER_PATH, { headers: { 'Set-Cookie': await entryCookie({ entry, returnTo }) } });
  }
  const headers = await enterByEntry(request, tenant, entry);
  return headers ? redirectDocument(returnTo, { headers }) : refused(session);
}

/**
 * Returns the pending sign-in of this browser with its user and destination; null when there is none for this tenant.
 */
export async function findWaiting(request: Request, { companyId }: Tenant) {
  const waiting = await readEntry(request);
  if (waiting?.entry.companyId !== companyId) return null;
  const person = await findNamed(getServices(), waiting.entry);
  return person && { ...waiting, person };
}

/** Completes the pending sign-in for the user named by the page. If another link was followed meanwhile, asks again. */
export async function confirmEntry(request: Request, { tenant, session }: Guarded, named: unknown): Promise<Response> {
  const waiting = await findWaiting(request, tenant);
  if (!waiting || !session) return refused(session);
  if (waiting.person.email !== named) return redirect(ENTER_PATH);
  const headers = await enterByEntry(request, tenant, waiting.entry);
  if (!headers) return refused(session);
  headers.append('Set-Cookie', await endedEntryCookie());
  return redirectDocument(waiting.returnTo, { headers });
}

/** Redirects with an error; a current session stays, and the message says so. */
async function refused(session: Guarded['session']): Promise<Response> {
  const headers = new Headers({ 'Set-Cookie': await endedEntryCookie() });
  const toast = session
    ? { title: 'auth:tokenRefusedSignedIn', params: { name: session.user.name } }
    : { title: 'auth:tokenRefused' };
  return redirectWithToast(SIGN_IN_PATH, { kind: 'error', ...toast }, headers);
}
