import type { Actor } from '@aval/domain/access/actor';
import type { Services } from '../../services';
import { isBeingDelivered } from '../being-delivered';
import { findViewable, VIEW_SELECT } from './find-viewable';

export interface Delivery {
  beingDelivered: boolean;
}

/**
 * Tells whether a demand is still on its way to the engine, without any content. Null when the actor may not view the
 * demand.
 */
export async function getDelivery(
  services: Services,
  actor: Actor,
  { demandId }: { demandId: string },
): Promise<Delivery | null> {
  const select = { ...VIEW_SELECT, submissionCommandId: true, sequence: true } as const;
  const found = await findViewable(services, actor, demandId, (demands, where) => demands.findFirst({ where, select }));
  return found && { beingDelivered: isBeingDelivered(found.demand) };
}
