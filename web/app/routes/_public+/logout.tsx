import { signOut } from '@aval/application/access/end-sessions';
import { logoutAddress } from '@aval/application/access/logout-address';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { endedSessionCookie, readSessionToken } from '../../server/cookies.server';
import { publicRoute } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

/** Signing out requires a form, because it changes state; a GET only redirects. */
export async function loader({ request }: LoaderFunctionArgs) {
  await publicRoute(request);
  return redirect('/app');
}

export async function action({ request }: ActionFunctionArgs) {
  const { tenant } = await publicRoute(request);
  const token = readSessionToken(request);
  if (token) await signOut(getServices(), token);
  return redirectDocument(logoutAddress(tenant.logoutRedirectUrl) ?? '/login', {
    headers: { 'Set-Cookie': endedSessionCookie() },
  });
}
