import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RegimenDetail } from '../../../features/regimens/components/regimen-detail';
import { changeRegimen, loadRegimen } from '../../../features/regimens/regimens-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.view');
  return loadRegimen(session, params.regimenId, request);
}

/** Withdraws the regimen, offers it again, or marks it as reviewed. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'regimens.edit');
  return changeRegimen(session, request, params.regimenId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, 'regimens:entryTitle', data?.shown.content.name);

export default function Regimen() {
  return <RegimenDetail {...useLoaderData<typeof loader>()} />;
}
