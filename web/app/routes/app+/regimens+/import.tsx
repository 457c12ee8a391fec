import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { ImportForm } from '../../../features/regimens/components/import-form';
import { actOnImport, loadImport } from '../../../features/regimens/regimen-files.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.create');
  return loadImport(session);
}

/** Previews the changes of an import file, or applies them. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'regimens.create');
  return actOnImport(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'regimens:importPage.title');

export default function ImportRegimens() {
  return <ImportForm {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
