import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { PresentationForm } from '../../../features/presentations/components/presentation-form';
import { PRESENTATION_ROUTES } from '../../../features/presentations/presentations-page.server';
import { requirePermission } from '../../../server/guards.server';

import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'presentations.edit');
  const entry = await PRESENTATION_ROUTES.loadForm(session, params.presentationId);
  return { entry };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'presentations.edit');
  return PRESENTATION_ROUTES.edit(session, request, params.presentationId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'presentations:editTitle');

export default function EditPresentation() {
  const { entry } = useLoaderData<typeof loader>();
  return <PresentationForm key={entry.id} entry={entry} answer={useAnswer<typeof action>()} />;
}
