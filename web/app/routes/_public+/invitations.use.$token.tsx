import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../components/entries/failed-try';
import { SignInPage } from '../../features/access/components/sign-in-page';
import { InvitationUseForm } from '../../features/invitation-use/components/invitation-use-form';
import { loadInvitationUse, runInvitationUse } from '../../features/invitation-use/invitation-use.server';
import { requireSignedOutForLink } from '../../server/guards.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { tenant } = await requireSignedOutForLink(request);
  return loadInvitationUse(tenant, params.token);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { tenant } = await requireSignedOutForLink(request);
  return runInvitationUse(request, tenant, params.token);
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'invitationUse:title');

export default function InvitationUse() {
  const invitation = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <SignInPage>
      <InvitationUseForm invitation={invitation} reply={answer?.reply} isRegistered={answer?.isRegistered ?? false} />
    </SignInPage>
  );
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
