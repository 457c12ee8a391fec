import type { LoaderFunctionArgs } from '@remix-run/node';
import { DELIVERIES_PAGE } from '../../../features/webhooks/deliveries-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return DELIVERIES_PAGE.state(session, request);
}
