import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChangePerson } from '../../features/access/components/change-person';
import { SignInPage } from '../../features/access/components/sign-in-page';
import { confirmEntry, findWaiting } from '../../features/access/enter-by-token.server';
import { endedEntryCookie } from '../../server/cookies.server';
import { readForm } from '../../server/forms/read-form.server';
import { publicRoute } from '../../server/guards.server';
import { DEFAULT_RETURN_PATH, SIGN_IN_PATH } from '../../server/return-path';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { tenant, session } = await publicRoute(request);
  const waiting = await findWaiting(request, tenant);
  // Users without a pending confirmation go on from the sign-in page.
  if (!waiting || !session || session.user.id === waiting.person.id) throw redirect(SIGN_IN_PATH);
  const { name, email } = session.user;
  return { present: { name, email }, next: { name: waiting.person.name, email: waiting.person.email } };
}

export async function action({ request }: ActionFunctionArgs) {
  const guarded = await publicRoute(request);
  const form = await readForm(request);
  if (form.get('answer') === 'change') return confirmEntry(request, guarded, form.get('named'));
  return redirectDocument(DEFAULT_RETURN_PATH, { headers: { 'Set-Cookie': await endedEntryCookie() } });
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'auth:changePerson.title');

export default function Enter() {
  return (
    <SignInPage>
      <ChangePerson {...useLoaderData<typeof loader>()} />
    </SignInPage>
  );
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
