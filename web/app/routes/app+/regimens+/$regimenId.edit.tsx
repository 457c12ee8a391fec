import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { RegimenForm } from '../../../features/regimens/components/regimen-form';
import { loadRegimenForm, saveRegimen } from '../../../features/regimens/regimens-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.edit');
  return loadRegimenForm(session, params.regimenId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'regimens.edit');
  return saveRegimen(session, request, params.regimenId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'regimens:editTitle');

export default function EditRegimen() {
  const { entry } = useLoaderData<typeof loader>();
  return <RegimenForm key={entry.id} entry={entry} answer={useAnswer<typeof action>()} />;
}
