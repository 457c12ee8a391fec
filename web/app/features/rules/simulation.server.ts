import type { Session } from '@aval/application/access/load-session';
import { RULE_TABLE } from '@aval/application/congruence/rule-book/rule-table';
import {
  type CancelSimulationResult,
  cancelSimulation,
} from '@aval/application/congruence/rule-book/simulation/cancel-simulation';
import { findSimulations } from '@aval/application/congruence/rule-book/simulation/find-simulations';
import type { Simulations } from '@aval/application/congruence/rule-book/simulation/simulation-state';
import {
  type StartSimulationResult,
  startSimulation,
} from '@aval/application/congruence/rule-book/simulation/start-simulation';
import { ruleBookSchema, settingsOf } from '@aval/domain/validation/companies/rule-book-schema';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { requireEntryId } from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeResponse } from '../../server/outcome-response.server';
import { getServices } from '../../server/services.server';

const SCHEMA = ruleBookSchema(RULE_TABLE);
const askedSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('start_simulation') }),
  z.object({ intent: z.literal('cancel_simulation'), simulationId: z.uuid() }),
]);

export type SimulationAnswer = (StartSimulationResult | CancelSimulationResult | { status: 'invalid' }) & {
  simulations: Simulations | null;
};

/** State of a company's simulations, polled by the page. */
export async function simulationState({ actor }: Session, param: string | undefined): Promise<Response> {
  const simulations = await findSimulations(getServices(), actor, requireEntryId(param));
  if (!simulations) throw new Response(null, { status: 404 });
  return Response.json(simulations);
}

/** Starts a simulation of the form's settings, validated by the schema that saving uses; or cancels the running one. */
export async function actOnSimulation(
  { actor }: Session,
  request: Request,
  param: string | undefined,
): Promise<Response> {
  const companyId = requireEntryId(param);
  const form = await readForm(request);
  const asked = askedSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) throw new Response(null, { status: 400 });
  const services = getServices();
  const act = async (): Promise<StartSimulationResult | CancelSimulationResult | { status: 'invalid' }> => {
    if (asked.data.intent === 'cancel_simulation')
      return cancelSimulation(services, actor, { companyId, simulationId: asked.data.simulationId });
    const submission = parseWithZod(form, { schema: SCHEMA, disableAutoCoercion: true });
    if (submission.status !== 'success') return { status: 'invalid' };
    return startSimulation(services, actor, { companyId, settings: settingsOf(RULE_TABLE, submission.value) });
  };
  const result = await act();
  return outcomeResponse({
    ...result,
    simulations: await findSimulations(services, actor, companyId),
  } as SimulationAnswer);
}
