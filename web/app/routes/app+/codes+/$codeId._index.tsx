import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CODE_ROUTES } from '../../../features/codes/codes-page.server';
import { CodeDetail } from '../../../features/codes/components/code-detail';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'codes.view');
  return CODE_ROUTES.load(session, params.codeId);
}

/** Deletes, hides or restores the entry. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'codes.delete');
  return CODE_ROUTES.change(session, request, params.codeId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, 'codes:entryTitle', data?.entry.code);

export default function Code() {
  return <CodeDetail {...useLoaderData<typeof loader>()} />;
}
