import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { isBeingDelivered } from '../being-delivered';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-subject';

export interface Delivery {
  beingDelivered: boolean;
}

/** Whether a demand is still on its way to the engine; nothing of its content. Null when the demand is not there for the actor. */
export async function getDelivery(
  services: Services,
  actor: Actor,
  { demandId }: { demandId: string },
): Promise<Delivery | null> {
  const today = civilDateOf(services.clock.now());
  const demand = await forActor(services.database, actor).read((transaction) =>
    transaction.demand.findFirst({
      where: { AND: [{ id: demandId }, demandScope(actor, today)] },
      select: { ...SUBJECT_SELECT, displayStatus: true, submissionCommandId: true, sequence: true },
    }),
  );
  if (!demand) return null;
  const subject = { demand: toDemandSubject(demand, today), status: demand.displayStatus as DisplayStatus };
  return can(actor, 'demands.view', subject) ? { beingDelivered: isBeingDelivered(demand) } : null;
}
