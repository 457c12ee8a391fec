import { getOperations } from '@aval/application/operations/get-operations';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { OperationsPage } from '../../features/operations/components/operations-page';
import { runOperationsAction } from '../../features/operations/operations-action.server';
import type { OperationsAnswer } from '../../features/operations/use-operations';
import { requirePermission } from '../../server/guards.server';
import { getServices } from '../../server/services.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({
  request,
}: LoaderFunctionArgs): Promise<{ operations: NonNullable<OperationsAnswer['operations']> }> {
  const { actor } = await requirePermission(request, 'operations.view');
  const operations = await getOperations(getServices(), actor);
  if (!operations) throw new Response(null, { status: 403 });
  return { operations };
}

/** A server that is away is what this page is there to show: what was checked last stays, and the page says that it is old. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<OperationsAnswer> {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (error instanceof Response || !(error instanceof TypeError)) throw error;
    return { operations: null };
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'operations.retry');
  return runOperationsAction(request, session);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'operations:title');

export default function OperationsRoute() {
  const { operations } = useLoaderData<OperationsAnswer>();
  // Nothing to stand on: the page that says so offers to try again.
  if (!operations) throw new Error('the server could not be reached');
  return <OperationsPage initial={operations} />;
}
