import type { LoaderFunctionArgs } from '@remix-run/node';
import { REGIMENS_PAGE } from '../../../features/regimens/regimens-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.list');
  return REGIMENS_PAGE.state(session, request);
}
