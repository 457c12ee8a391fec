import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { actOnSimulation, simulationState } from '../../../features/rules/simulation.server';
import { requirePermission } from '../../../server/guards.server';

/** Progress, polled by the page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'rules.edit');
  return simulationState(session, params.companyId);
}

/** Starts or cancels a simulation, without changing the form of the rules. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'rules.edit');
  return actOnSimulation(session, request, params.companyId);
}
