import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DrugsPage } from '../../../features/drugs/components/drugs-page';
import { DRUGS_PAGE } from '../../../features/drugs/drugs-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'drugs.list');
  return DRUGS_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'drugs:title');

export default function Drugs() {
  return <DrugsPage loaded={useLoaderData<typeof loader>()} />;
}
