import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useAnswer } from '../../../components/entries/failed-try';
import { DrugForm } from '../../../features/drugs/components/drug-form';
import { DRUG_ROUTES } from '../../../features/drugs/drugs-page.server';
import { requirePermission } from '../../../server/guards.server';

import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'drugs.create');
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'drugs.create');
  return DRUG_ROUTES.create(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'drugs:createTitle');

export default function CreateDrug() {
  return <DrugForm entry={null} answer={useAnswer<typeof action>()} />;
}
