import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { InvitationPage } from '../../../features/invitations/components/invitation-page';
import { loadInvitation, runInvitationStep } from '../../../features/invitations/invitation-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requirePermission(request, 'invitations.view');
  return loadInvitation(actor, params.invitationId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requirePermission(request, 'invitations.review');
  return runInvitationStep(request, actor, params.invitationId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'invitations:entryTitle');

export default function Invitation() {
  const invitation = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <InvitationPage invitation={invitation} answer={answer} />;
}
