import type { LoaderFunctionArgs } from '@remix-run/node';
import { PRESENTATION_IMPORT } from '../../../features/presentations/presentations-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Progress, polled by the page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'presentations.create');
  return PRESENTATION_IMPORT.state(session);
}
