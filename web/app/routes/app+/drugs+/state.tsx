import type { LoaderFunctionArgs } from '@remix-run/node';
import { DRUGS_PAGE } from '../../../features/drugs/drugs-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'drugs.list');
  return DRUGS_PAGE.state(session, request);
}
