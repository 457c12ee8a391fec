import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ARCHIVE_PAGE, runArchiveAction } from '../../features/archive/archive-page.server';
import { ArchivePage } from '../../features/archive/components/archive-page';
import { requireContext, requirePermission } from '../../server/guards.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'documents.list');
  return ARCHIVE_PAGE.load(await requireContext(request), request);
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'documents.list');
  return runArchiveAction(request, session);
}

export { restsOnPage as shouldRevalidate } from '../../components/dialogs/stays-on-page';
export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'archive:title');

export default function Documents() {
  return <ArchivePage loaded={useLoaderData<typeof loader>()} />;
}
