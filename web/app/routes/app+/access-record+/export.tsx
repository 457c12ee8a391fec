import type { LoaderFunctionArgs } from '@remix-run/node';
import { recordCsv } from '../../../features/access-record/record-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered access log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'access_record.view');
  return recordCsv(session, request);
}
