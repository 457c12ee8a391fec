import type { LoaderFunctionArgs } from '@remix-run/node';
import { DEMANDS_PAGE } from '../../features/demand-list/list-page.server';
import { requireContext } from '../../server/guards.server';

/** What the list's page asks for when somebody filters, turns the page or refreshes. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return DEMANDS_PAGE.state(session, request);
}
