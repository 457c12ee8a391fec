import type { LoaderFunctionArgs } from '@remix-run/node';
import { SECURITY_PAGE } from '../../../features/security-record/security-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the security record for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'security_record.view');
  return SECURITY_PAGE.state(session, request);
}
