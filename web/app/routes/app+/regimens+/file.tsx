import type { LoaderFunctionArgs } from '@remix-run/node';
import { regimenFile } from '../../../features/regimens/regimen-files.server';
import { requirePermission } from '../../../server/guards.server';

/** One regimen, or what the list is narrowed to, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.list');
  return regimenFile(session, request);
}
