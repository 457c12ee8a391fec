import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../../services';
import { simulationRefusal } from './may-simulate';

export type CancelSimulationResult =
  | { status: 'done' }
  /** The simulation has already ended. */
  | { status: 'stale' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

/** Cancels a running simulation; the previous result stays. */
export async function cancelSimulation(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { companyId, simulationId }: { companyId: number; simulationId: string },
): Promise<CancelSimulationResult> {
  const refused = simulationRefusal(actor, companyId);
  if (refused) return refused;
  const { count } = await forActor(database, actor).run((tx) =>
    tx.ruleBookSimulation.deleteMany({ where: { id: simulationId, companyId, state: 'under_way' } }),
  );
  return { status: count === 0 ? 'stale' : 'done' };
}
