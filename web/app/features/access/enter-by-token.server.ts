import { signOut } from '@aval/application/access/end-sessions';
import type { Tenant } from '@aval/application/access/find-tenant';
import { type Entry, findEntry, findNamed, signInByEntry } from '@aval/application/access/signing-in/sign-in-by-token';
import { redirect, redirectDocument } from '@remix-run/node';
import { endedEntryCookie, entryCookie, readEntry, readSessionToken, sessionCookie } from '../../server/cookies.server';
import type { KnownVisitor } from '../../server/guards.server';
import { ENTER_PATH, SIGN_IN_PATH } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';

/**
 * Signs in whoever brings a token of single sign-on; null when it is refused. Whoever else has a session in this browser leaves with it, as at the
 * form.
 */
export async function enterByToken(request: Request, tenant: Tenant, token: string): Promise<string | null> {
  const entry = await findEntry(getServices(), tenant, token);
  return entry && enterByEntry(request, tenant, entry);
}

async function enterByEntry(request: Request, tenant: Tenant, entry: Entry): Promise<string | null> {
  const services = getServices();
  const outcome = await signInByEntry(services, { tenant, entry, userAgent: request.headers.get('user-agent') });
  if (outcome.status === 'refused') return null;
  const before = readSessionToken(request);
  if (before) await signOut(services, before);
  return sessionCookie(outcome.token);
}

type Guarded = Pick<KnownVisitor, 'tenant' | 'session'>;

interface Followed extends Guarded {
  token: string;
  returnTo: string;
}

/**
 * What becomes of a link with a token, which any site may lead to: whoever is signed in as somebody else is asked first, and until then the token is
 * not used up. It leaves the address at once, whatever becomes of it.
 */
export async function followToken(request: Request, { tenant, session, token, returnTo }: Followed): Promise<Response> {
  const entry = await findEntry(getServices(), tenant, token);
  if (!entry) return refused(session);
  if (session && session.user.id !== entry.userId) {
    return redirect(ENTER_PATH, { headers: { 'Set-Cookie': await entryCookie({ entry, returnTo }) } });
  }
  const cookie = await enterByEntry(request, tenant, entry);
  return cookie ? redirectDocument(returnTo, { headers: { 'Set-Cookie': cookie } }) : refused(session);
}

/** Who would be signed in, and where that would lead; null where no token waits to be used here. */
export async function findWaiting(request: Request, { companyId }: Tenant) {
  const waiting = await readEntry(request);
  if (waiting?.entry.companyId !== companyId) return null;
  const person = await findNamed(getServices(), waiting.entry);
  return person && { ...waiting, person };
}

/** Goes on as the one whom the page named; another link that was followed meanwhile is asked about first. */
export async function confirmEntry(request: Request, { tenant, session }: Guarded, named: unknown): Promise<Response> {
  const waiting = await findWaiting(request, tenant);
  if (!waiting || !session) return refused(session);
  if (waiting.person.email !== named) return redirect(ENTER_PATH);
  const cookie = await enterByEntry(request, tenant, waiting.entry);
  if (!cookie) return refused(session);
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', await endedEntryCookie());
  return redirectDocument(waiting.returnTo, { headers });
}

/** Whoever is signed in stays so, which is said in place of how to sign in. */
async function refused(session: Guarded['session']): Promise<Response> {
  const headers = new Headers({ 'Set-Cookie': await endedEntryCookie() });
  const toast = session
    ? { title: 'auth:tokenRefusedSignedIn', params: { name: session.user.name } }
    : { title: 'auth:tokenRefused' };
  return redirectWithToast(SIGN_IN_PATH, { kind: 'error', ...toast }, headers);
}
