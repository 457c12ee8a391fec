import type { LoaderFunctionArgs } from '@remix-run/node';
import { CENTERS_PAGE } from '../../../features/centers/centers-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'centers.list');
  return CENTERS_PAGE.state(session, request);
}
