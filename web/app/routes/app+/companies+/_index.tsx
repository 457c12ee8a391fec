import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { COMPANIES_PAGE } from '../../../features/companies/companies-page.server';
import { CompaniesPage } from '../../../features/companies/components/companies-page';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.list');
  return COMPANIES_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'companies:title');

export default function Companies() {
  return <CompaniesPage loaded={useLoaderData<typeof loader>()} />;
}
