import type { LoaderFunctionArgs } from '@remix-run/node';
import { presentationsCsv } from '../../../features/presentations/presentations-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'presentations.list');
  return presentationsCsv(session, request);
}
