import type { LoaderFunctionArgs } from '@remix-run/node';
import { CENTER_IMPORT } from '../../../features/centers/centers-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Progress, polled by the page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'centers.create');
  return CENTER_IMPORT.state(session);
}
