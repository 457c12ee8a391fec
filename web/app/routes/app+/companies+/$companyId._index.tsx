import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeCompany, loadCompanyPage } from '../../../features/companies/companies-page.server';
import { CompanyDetail } from '../../../features/companies/components/company-detail';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return loadCompanyPage(session, params.companyId);
}

/** Deactivates or reactivates the company. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return changeCompany(session, request, params.companyId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, 'companies:entryTitle', data?.company.name);

export default function Company() {
  return <CompanyDetail {...useLoaderData<typeof loader>()} />;
}
