import type { LoaderFunctionArgs } from '@remix-run/node';
import { DEMANDS_PAGE } from '../../features/demand-list/list-page.server';
import { requireContext } from '../../server/guards.server';

/** Data of the list of demands for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return DEMANDS_PAGE.state(session, request);
}
