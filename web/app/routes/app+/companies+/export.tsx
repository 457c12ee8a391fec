import type { LoaderFunctionArgs } from '@remix-run/node';
import { companiesCsv } from '../../../features/companies/companies-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.list');
  return companiesCsv(session, request);
}
