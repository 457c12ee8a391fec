import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import { readNumbering } from '../../history/read-numbering';
import type { Services } from '../../services';
import { findViewable, VIEW_SELECT } from './find-viewable';

const SELECT = { ...VIEW_SELECT, lastActionSequence: true } as const;

/**
 * Returns the number of a demand's last action as its page would show it at this moment; null when it does not exist or
 * the actor may not view it.
 */
export async function findLastAction(services: Services, actor: Actor, demandId: string): Promise<number | null> {
  const found = await findViewable(services, actor, demandId, (demands, where) =>
    demands.findFirst({ where, select: SELECT }),
  );
  if (!found) return null;
  const numberOf = await forActor(services.database, actor).read((tx) => readNumbering(tx, demandId, actor));
  return numberOf(found.demand.lastActionSequence);
}
