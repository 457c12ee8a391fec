import { listProvinces } from '@aval/application/catalogues/centers/list-provinces';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { CENTER_ROUTES } from '../../../features/centers/centers-page.server';
import { CenterForm } from '../../../features/centers/components/center-form';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'centers.create');
  return { provinces: await listProvinces(getServices()) };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'centers.create');
  return CENTER_ROUTES.create(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'centers:createTitle');

export default function CreateCenter() {
  return (
    <CenterForm entry={null} answer={useAnswer<typeof action>()} provinces={useLoaderData<typeof loader>().provinces} />
  );
}
