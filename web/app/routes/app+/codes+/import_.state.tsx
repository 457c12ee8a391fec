import type { LoaderFunctionArgs } from '@remix-run/node';
import { CODE_IMPORT } from '../../../features/codes/codes-page.server';
import { requirePermission } from '../../../server/guards.server';

/** How far it has come, for its page while it waits. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.create');
  return CODE_IMPORT.state(session);
}
