import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CENTERS_PAGE } from '../../../features/centers/centers-page.server';
import { CentersPage } from '../../../features/centers/components/centers-page';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'centers.list');
  return CENTERS_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'centers:title');

export default function Centers() {
  return <CentersPage loaded={useLoaderData<typeof loader>()} />;
}
