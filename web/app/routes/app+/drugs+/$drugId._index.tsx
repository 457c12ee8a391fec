import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DrugDetail } from '../../../features/drugs/components/drug-detail';
import { DRUG_ROUTES, loadDrug } from '../../../features/drugs/drugs-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'drugs.view');
  return loadDrug(session, params.drugId);
}

/** Deletes, hides or restores the entry. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'drugs.delete');
  return DRUG_ROUTES.change(session, request, params.drugId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, 'drugs:entryTitle', data?.entry.name);

export default function Drug() {
  return <DrugDetail {...useLoaderData<typeof loader>()} />;
}
