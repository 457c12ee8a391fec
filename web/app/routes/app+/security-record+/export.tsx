import type { LoaderFunctionArgs } from '@remix-run/node';
import { securityCsv } from '../../../features/security-record/security-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered security record. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'security_record.view');
  return securityCsv(session, request);
}
