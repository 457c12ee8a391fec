import type { LoaderFunctionArgs } from '@remix-run/node';
import { PRESENTATIONS_PAGE } from '../../../features/presentations/presentations-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'presentations.list');
  return PRESENTATIONS_PAGE.state(session, request);
}
