import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PresentationDetail } from '../../../features/presentations/components/presentation-detail';
import { PRESENTATION_ROUTES } from '../../../features/presentations/presentations-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'presentations.view');
  return PRESENTATION_ROUTES.load(session, params.presentationId);
}

/** Deletes, hides or restores the entry. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'presentations.delete');
  return PRESENTATION_ROUTES.change(session, request, params.presentationId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, 'presentations:entryTitle', data?.entry.presentation);

export default function Presentation() {
  return <PresentationDetail {...useLoaderData<typeof loader>()} />;
}
