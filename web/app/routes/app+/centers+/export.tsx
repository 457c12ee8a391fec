import type { LoaderFunctionArgs } from '@remix-run/node';
import { centersCsv } from '../../../features/centers/centers-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** What the list is narrowed to, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'centers.list');
  return centersCsv(session, request);
}
