import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useAnswer } from '../../../components/entries/failed-try';
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

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'companies:createTitle');

export default function CreateCompany() {
  return <NewCompanyForm answer={useAnswer<typeof action>()} />;
}
