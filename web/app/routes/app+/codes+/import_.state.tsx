import type { LoaderFunctionArgs } from '@remix-run/node';
import { CODE_IMPORT } from '../../../features/codes/codes-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Progress, polled by the page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.create');
  return CODE_IMPORT.state(session);
}
