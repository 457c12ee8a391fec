import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { CODE_ROUTES } from '../../../features/codes/codes-page.server';
import { CodeForm } from '../../../features/codes/components/code-form';
import { requirePermission } from '../../../server/guards.server';

import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.edit');
  const entry = await CODE_ROUTES.loadForm(session, params.codeId);
  return { entry };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'codes.edit');
  return CODE_ROUTES.edit(session, request, params.codeId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'codes:editTitle');

export default function EditCode() {
  const { entry } = useLoaderData<typeof loader>();
  return <CodeForm key={entry.id} entry={entry} answer={useAnswer<typeof action>()} />;
}
