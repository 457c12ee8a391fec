import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { wizardMode } from '@aval/domain/demand/lifecycle/offers';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { stateOf } from '../demand-rows/demand-subject';
import { ANSWERING } from '../demand-rows/side';
import type { Services } from '../services';
import type { Topic } from './topics';

const ASKED: NotificationKey = 'pending_missing_info';

/**
 * Whether the latest notification shown of a topic asks the actor for information that is still to be given: opening it
 * leads to the answer. Source: docs/rules.md 5.15.
 */
export async function isAnswerAsked(
  services: Services,
  actor: Actor,
  { resource, resourceId, upTo }: Topic & { upTo: number },
): Promise<boolean> {
  if (resource !== 'demand') return false;
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read(async (tx) => {
    const last = await tx.notification.findFirst({
      where: { userId: actor.userId, demandId: resourceId, id: { lte: upTo } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { key: true },
    });
    if (last?.key !== ASKED) return false;
    const demand = await tx.demand.findFirst({
      where: { AND: [demandScope(actor, today), { id: resourceId }] },
      select: { state: true },
    });
    const mode = demand && wizardMode(stateOf(demand), actor.role, today);
    return mode !== null && ANSWERING.has(mode);
  });
}
