import type { LoaderFunctionArgs } from '@remix-run/node';
import { changesCsv } from '../../../features/changes/changes-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered change log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'change_record.view');
  return changesCsv(session, request);
}
