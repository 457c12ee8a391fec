import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OperationsPage } from '../../features/operations/components/operations-page';
import { runOperationsAction } from '../../features/operations/operations-action.server';
import { readOperations } from '../../features/operations/read-operations.server';
import { requirePermission } from '../../server/guards.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requirePermission(request, 'operations.view');
  return readOperations(actor);
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'operations.retry');
  return runOperationsAction(request, session);
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'operations:title');

export default function OperationsRoute() {
  return <OperationsPage loaded={useLoaderData<typeof loader>()} />;
}
