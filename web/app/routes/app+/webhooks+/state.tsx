import type { LoaderFunctionArgs } from '@remix-run/node';
import { WEBHOOKS_PAGE } from '../../../features/webhooks/webhooks-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return WEBHOOKS_PAGE.state(session, request);
}
