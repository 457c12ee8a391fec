import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { Services } from '../../services';
import { externalAddress } from './external-address';
import { findViewable, VIEW_SELECT } from './find-viewable';

const SELECT = {
  ...VIEW_SELECT,
  id: true,
  reference: true,
  company: { select: { ...VIEW_SELECT.company.select, congruenceUrl: true } },
} as const;

/** Returns the address of the company's external report about a demand; null when the actor has none. */
export async function getCongruenceAddress(services: Services, actor: Actor, demandId: string): Promise<string | null> {
  const found = await findViewable(services, actor, demandId, (demands, where) =>
    demands.findFirst({ where, select: SELECT }),
  );
  if (!found || !can(actor, 'demands.open_external_pages', found.subject)) return null;
  return externalAddress(found.demand.company.congruenceUrl, found.demand);
}
