import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { DrugForm } from '../../../features/drugs/components/drug-form';
import { DRUG_ROUTES } from '../../../features/drugs/drugs-page.server';
import { requirePermission } from '../../../server/guards.server';

import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'drugs.edit');
  const entry = await DRUG_ROUTES.loadForm(session, params.drugId);
  return { entry };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'drugs.edit');
  return DRUG_ROUTES.edit(session, request, params.drugId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'drugs:editTitle');

export default function EditDrug() {
  const { entry } = useLoaderData<typeof loader>();
  return <DrugForm key={entry.id} entry={entry} answer={useAnswer<typeof action>()} />;
}
