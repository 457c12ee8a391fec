import type { LoaderFunctionArgs } from '@remix-run/node';
import { centersCsv } from '../../../features/centers/centers-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'centers.list');
  return centersCsv(session, request);
}
