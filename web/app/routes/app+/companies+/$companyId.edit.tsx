import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { loadCompany, saveCompany } from '../../../features/companies/companies-page.server';
import { CompanyForm } from '../../../features/companies/components/company-form';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return loadCompany(session, params.companyId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return saveCompany(session, request, params.companyId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'companies:editTitle');

export default function EditCompany() {
  const { company, uses } = useLoaderData<typeof loader>();
  return <CompanyForm key={company.id} company={company} uses={uses} answer={useAnswer<typeof action>()} />;
}
