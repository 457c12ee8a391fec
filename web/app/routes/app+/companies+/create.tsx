import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { makeCompany } from '../../../features/companies/companies-page.server';
import { NewCompanyForm } from '../../../features/companies/components/new-company-form';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'companies.edit');
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return makeCompany(session, request);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'companies:createTitle');

export default function CreateCompany() {
  return <NewCompanyForm answer={useActionData<typeof action>()} />;
}
