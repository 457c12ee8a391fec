import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useAnswer } from '../../../components/entries/failed-try';
import { CODE_ROUTES } from '../../../features/codes/codes-page.server';
import { CodeForm } from '../../../features/codes/components/code-form';
import { requirePermission } from '../../../server/guards.server';

import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'codes.create');
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'codes.create');
  return CODE_ROUTES.create(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'codes:createTitle');

export default function CreateCode() {
  return <CodeForm entry={null} answer={useAnswer<typeof action>()} />;
}
