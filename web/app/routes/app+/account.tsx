import { getAccount } from '@aval/application/account/get-account';
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../components/entries/failed-try';
import { runAccountAction } from '../../features/account/account-action.server';
import { AccountPage } from '../../features/account/components/account-page';
import { requireAccount } from '../../server/guards.server';
import { safeReturnPath } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireAccount(request);
  const asked = new URL(request.url).searchParams.get('returnTo');
  const returnTo = safeReturnPath(asked);
  // The obligation was met in another tab.
  if (asked !== null && session.obligations.length === 0) throw redirectDocument(returnTo);
  return { account: await getAccount(getServices(), session), returnTo };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireAccount(request);
  return runAccountAction(request, session, context.clientAddress);
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

/** Passes on Retry-After, so that submissions without scripts get it too. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export { showsWhatIsStored as shouldRevalidate } from '../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'account:title');

export default function AccountRoute() {
  const { account, returnTo } = useLoaderData<typeof loader>();
  return <AccountPage account={account} returnTo={returnTo} answer={useAnswer<typeof action>()} />;
}
