import type { LoaderFunctionArgs } from '@remix-run/node';
import { INVITATIONS_PAGE } from '../../../features/invitations/invitations-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list of invitations for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'invitations.list');
  return INVITATIONS_PAGE.state(session, request);
}
