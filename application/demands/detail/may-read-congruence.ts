import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { Services } from '../../services';
import { findViewable, VIEW_SELECT } from './find-viewable';

/** Tells whether the actor may read the congruence report of a demand; null for a demand out of sight. */
export async function mayReadCongruence(services: Services, actor: Actor, demandId: string): Promise<boolean | null> {
  const found = await findViewable(services, actor, demandId, (demands, where) =>
    demands.findFirst({ where, select: VIEW_SELECT }),
  );
  return found && can(actor, 'demands.open_external_pages', found.subject);
}
