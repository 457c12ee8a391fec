import type { LoaderFunctionArgs } from '@remix-run/node';
import { archiveCsv } from '../../features/archive/archive-csv.server';
import { requireContext, requirePermission } from '../../server/guards.server';

/** Export of the filtered archive of PDF revisions. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'documents.list');
  const session = await requireContext(request);
  return archiveCsv(session, request);
}
