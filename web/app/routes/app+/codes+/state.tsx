import type { LoaderFunctionArgs } from '@remix-run/node';
import { CODES_PAGE } from '../../../features/codes/codes-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.list');
  return CODES_PAGE.state(session, request);
}
