import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InvitationsPage } from '../../../features/invitations/components/invitations-page';
import { INVITATIONS_PAGE } from '../../../features/invitations/invitations-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'invitations.list');
  return INVITATIONS_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'invitations:title');

export default function Invitations() {
  return <InvitationsPage loaded={useLoaderData<typeof loader>()} />;
}
