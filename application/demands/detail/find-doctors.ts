import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import { searchedName } from '../../catalogues/searched-name';
import { BY_NAME } from '../../lists/by-name';
import type { Services } from '../../services';
import type { FoundPerson } from './find-consultants';

const AT_MOST = 20;

/** The active doctors of a company who could take over a demand from one of them, by name. */
export async function findDoctors(
  services: Services,
  actor: Actor,
  { companyId, fromId, text }: { companyId: number; fromId: number | undefined; text: string },
): Promise<FoundPerson[]> {
  if (!roleMay(actor.role, 'demands.take_over') || !actor.companyIds.includes(companyId)) return [];
  return services.database.userAccount.findMany({
    where: {
      ...{ roleId: ROLES.DOCTOR, companyId, active: true, NOT: { id: fromId ?? 0 } },
      searchName: await searchedName(services.database, text),
    },
    select: { id: true, name: true, email: true },
    orderBy: BY_NAME,
    take: AT_MOST,
  });
}
