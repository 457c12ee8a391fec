import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
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

/** Where somebody else was faster, what is now is shown; any other refusal leaves the page on what its reader has seen. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'invitations:title');

export default function Invitation() {
  const invitation = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <InvitationPage invitation={invitation} answer={answer} />;
}
