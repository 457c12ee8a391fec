import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { actOnSimulation, simulationState } from '../../../features/rules/simulation.server';
import { requirePermission } from '../../../server/guards.server';

/** How far it has come, for its page while it waits. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'rules.edit');
  return simulationState(session, params.companyId);
}

/** Starts one or lets it go; the form of the book stays as it is. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'rules.edit');
  return actOnSimulation(session, request, params.companyId);
}
