import type { LoaderFunctionArgs } from '@remix-run/node';
import { INVITATIONS_PAGE } from '../../../features/invitations/invitations-page.server';
import { requirePermission } from '../../../server/guards.server';

/** What the page of invitations asks for when somebody filters, turns the page or refreshes. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'invitations.list');
  return INVITATIONS_PAGE.state(session, request);
}
