import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CENTER_ROUTES } from '../../../features/centers/centers-page.server';
import { CenterDetail } from '../../../features/centers/components/center-detail';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'centers.view');
  return CENTER_ROUTES.load(session, params.centerId);
}

/** Deletes, hides or restores the entry. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'centers.delete');
  return CENTER_ROUTES.change(session, request, params.centerId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, 'centers:entryTitle', data?.entry.name);

export default function Center() {
  return <CenterDetail {...useLoaderData<typeof loader>()} />;
}
