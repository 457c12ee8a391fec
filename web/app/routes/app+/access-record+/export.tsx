import type { LoaderFunctionArgs } from '@remix-run/node';
import { recordCsv } from '../../../features/access-record/record-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** The looks that the record is narrowed to, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'access_record.view');
  return recordCsv(session, request);
}
