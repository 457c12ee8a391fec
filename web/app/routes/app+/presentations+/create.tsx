import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useAnswer } from '../../../components/entries/failed-try';
import { PresentationForm } from '../../../features/presentations/components/presentation-form';
import { PRESENTATION_ROUTES } from '../../../features/presentations/presentations-page.server';
import { requirePermission } from '../../../server/guards.server';

import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'presentations.create');
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'presentations.create');
  return PRESENTATION_ROUTES.create(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'presentations:createTitle');

export default function CreatePresentation() {
  return <PresentationForm entry={null} answer={useAnswer<typeof action>()} />;
}
