import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CODES_PAGE } from '../../../features/codes/codes-page.server';
import { CodesPage } from '../../../features/codes/components/codes-page';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.list');
  return CODES_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'codes:title');

export default function Codes() {
  return <CodesPage loaded={useLoaderData<typeof loader>()} />;
}
