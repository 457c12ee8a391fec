import type { LoaderFunctionArgs } from '@remix-run/node';
import { drugsCsv } from '../../../features/drugs/drugs-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'drugs.list');
  return drugsCsv(session, request);
}
