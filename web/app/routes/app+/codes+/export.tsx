import type { LoaderFunctionArgs } from '@remix-run/node';
import { codesCsv } from '../../../features/codes/codes-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.list');
  return codesCsv(session, request);
}
