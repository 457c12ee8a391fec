import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { NewRegimenForm } from '../../../features/regimens/components/regimen-form';
import { loadNewRegimen, makeRegimen } from '../../../features/regimens/regimens-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.create');
  return loadNewRegimen(session);
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'regimens.create');
  return makeRegimen(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'regimens:createTitle');

export default function CreateRegimen() {
  return <NewRegimenForm {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
