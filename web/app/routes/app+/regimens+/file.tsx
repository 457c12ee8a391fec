import type { LoaderFunctionArgs } from '@remix-run/node';
import { regimenFile } from '../../../features/regimens/regimen-files.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of one regimen or of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.list');
  return regimenFile(session, request);
}
