import type { LoaderFunctionArgs } from '@remix-run/node';
import { COMPANIES_PAGE } from '../../../features/companies/companies-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.list');
  return COMPANIES_PAGE.state(session, request);
}
