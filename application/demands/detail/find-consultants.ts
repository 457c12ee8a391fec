import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import { searchedName } from '../../catalogues/searched-name';
import { BY_NAME } from '../../lists/by-name';
import type { Services } from '../../services';

export interface FoundPerson {
  id: number;
  name: string;
  email: string;
}

const AT_MOST = 20;

/** Finds the active consultants to whom a manager may send a demand, by name. */
export async function findConsultants(services: Services, actor: Actor, text: string): Promise<FoundPerson[]> {
  if (!roleMay(actor.role, 'demands.decide')) return [];
  return services.database.userAccount.findMany({
    where: { roleId: ROLES.CONSULTANT, active: true, searchName: await searchedName(services.database, text) },
    select: { id: true, name: true, email: true },
    orderBy: BY_NAME,
    take: AT_MOST,
  });
}
