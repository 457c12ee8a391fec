import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CHANGES_PAGE } from '../../../features/changes/changes-page.server';
import { ChangesPage } from '../../../features/changes/components/changes-page';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'change_record.view');
  return CHANGES_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'changes:title');

export default function Changes() {
  return <ChangesPage loaded={useLoaderData<typeof loader>()} />;
}
