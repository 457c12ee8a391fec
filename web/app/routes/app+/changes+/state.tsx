import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHANGES_PAGE } from '../../../features/changes/changes-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the change log for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'change_record.view');
  return CHANGES_PAGE.state(session, request);
}
