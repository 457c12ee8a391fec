import type { LoaderFunctionArgs } from '@remix-run/node';
import { ARCHIVE_PAGE } from '../../features/archive/archive-page.server';
import { requireContext, requirePermission } from '../../server/guards.server';

/** Data of the archive for filtering, paging and polling. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'documents.list');
  return ARCHIVE_PAGE.state(await requireContext(request), request);
}
