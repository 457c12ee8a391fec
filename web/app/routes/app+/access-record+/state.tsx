import type { LoaderFunctionArgs } from '@remix-run/node';
import { RECORD_PAGE } from '../../../features/access-record/record-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the access log for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'access_record.view');
  return RECORD_PAGE.state(session, request);
}
