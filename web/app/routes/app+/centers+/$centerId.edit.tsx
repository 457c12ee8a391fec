import { listProvinces } from '@aval/application/catalogues/centers/list-provinces';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { CENTER_ROUTES } from '../../../features/centers/centers-page.server';
import { CenterForm } from '../../../features/centers/components/center-form';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'centers.edit');
  const entry = await CENTER_ROUTES.loadForm(session, params.centerId);
  return { entry, provinces: await listProvinces(getServices()) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'centers.edit');
  return CENTER_ROUTES.edit(session, request, params.centerId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'centers:editTitle');

export default function EditCenter() {
  const { entry, provinces } = useLoaderData<typeof loader>();
  return <CenterForm key={entry.id} entry={entry} answer={useAnswer<typeof action>()} provinces={provinces} />;
}
