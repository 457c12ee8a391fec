import type { LoaderFunctionArgs } from '@remix-run/node';
import { ARCHIVE_PAGE } from '../../features/archive/archive-page.server';
import { requireContext, requirePermission } from '../../server/guards.server';

/** What the archive's page asks for filters, turns of the page, and again and again. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'documents.list');
  return ARCHIVE_PAGE.state(await requireContext(request), request);
}
