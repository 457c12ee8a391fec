import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { Services } from '../../services';
import { findViewable, VIEW_SELECT } from './find-viewable';

/** Whether somebody may read how congruent a demand is; null for what is out of sight. */
export async function mayReadCongruence(services: Services, actor: Actor, demandId: string): Promise<boolean | null> {
  const found = await findViewable(services, actor, demandId, (demands, where) =>
    demands.findFirst({ where, select: VIEW_SELECT }),
  );
  return found && can(actor, 'demands.open_external_pages', found.subject);
}
