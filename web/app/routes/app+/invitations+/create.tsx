import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { InvitationForm } from '../../../features/invitations/components/invitation-form';
import { answerInvitation, loadInvitationForm } from '../../../features/invitations/invitation-entry.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'invitations.create');
  return loadInvitationForm(request, session);
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'invitations.create');
  return answerInvitation(request, session);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'invitations:form.title');

export default function CreateInvitation() {
  return <InvitationForm {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
