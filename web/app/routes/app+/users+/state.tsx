import type { LoaderFunctionArgs } from '@remix-run/node';
import { USERS_PAGE } from '../../../features/users/users-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'users.list');
  return USERS_PAGE.state(session, request);
}
