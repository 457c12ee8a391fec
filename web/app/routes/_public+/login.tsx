import { signOut } from '@aval/application/access/end-sessions';
import { rememberIn } from '@aval/application/access/signing-in/known-browser';
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { noteSigningIn } from '../../../server/request-store';
import { useAnswer } from '../../components/entries/failed-try';
import { SignInForm } from '../../features/access/components/sign-in-form';
import { SignInPage } from '../../features/access/components/sign-in-page';
import { followToken } from '../../features/access/enter-by-token.server';
import { tellFailuresSince } from '../../features/access/failures-since.server';
import { emailOfNewAccount } from '../../features/invitation-use/invitation-use.server';
import { authenticator, SignInFailure } from '../../server/authenticator.server';
import { knownBrowserCookie, readKnownBrowser, readSessionToken, sessionCookie } from '../../server/cookies.server';
import { readableAgain } from '../../server/forms/read-form.server';
import { publicRoute, requireSignedOut } from '../../server/guards.server';
import { outcomeCode } from '../../server/outcome-codes';
import { safeReturnPath } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { tenant, session } = await publicRoute(request);
  const { searchParams } = new URL(request.url);
  const returnTo = safeReturnPath(searchParams.get('returnTo'));
  const jwt = searchParams.get('jwt');
  if (jwt === null) {
    await requireSignedOut(request);
    return { returnTo, email: await emailOfNewAccount(request) };
  }
  throw await followToken(request, { tenant, session, token: jwt, returnTo });
}

/** Signing in ends another user's session in this browser, so that nobody continues in another name. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = await publicRoute(request);
  noteSigningIn();
  try {
    const browser = await readKnownBrowser(request);
    const origin = { address: context.clientAddress, userAgent: request.headers.get('user-agent'), browser };
    const form = await readableAgain(request);
    const { token, userId, returnTo } = await authenticator(tenant, origin).authenticate('form', form);
    const before = readSessionToken(request);
    if (before) await signOut(getServices(), before);
    const headers = new Headers({ 'Set-Cookie': sessionCookie(token) });
    headers.append('Set-Cookie', await knownBrowserCookie(rememberIn(browser, userId)));
    await tellFailuresSince(headers, { userId, token });
    return redirectDocument(returnTo, { headers });
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    const { reply, outcome } = error;
    if (outcome?.status !== 'throttled')
      return data({ reply, refusal: outcome && ('refused' as const) }, { status: outcomeCode({ status: 'invalid' }) });
    return data(
      { reply, refusal: Math.ceil(outcome.waitSeconds / 60) },
      { status: 429, headers: { 'Retry-After': String(outcome.waitSeconds) } },
    );
  }
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

/** Passes on Retry-After, so that submissions without scripts get it too. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'auth:title');

export default function Login() {
  const { returnTo, email } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <SignInPage>
      <SignInForm returnTo={returnTo} email={email} reply={answer?.reply} refusal={answer?.refusal} />
    </SignInPage>
  );
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
