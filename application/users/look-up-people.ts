import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLES, type RoleName, roleName } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandListScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import { searchedName } from '../catalogues/searched-name';
import { MOST_LISTED_ROWS } from '../lists/browse-list';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

export interface NamedPerson {
  id: number;
  name: string;
  role: RoleName;
}

export interface PeopleAsked {
  role?: RoleName | undefined;
  companyId?: number | undefined;
  name?: string | undefined;
  /** Order by name, descending. */
  descending?: boolean | undefined;
}

/**
 * Finds people whom the actor may name, by name: doctors of visible demands, doctors the actor works for, and active
 * consultants for roles that decide. Source: docs/rules.md 10.9.
 */
export async function lookUpPeople(
  services: Services,
  actor: Actor,
  { role, companyId, name = '', descending = false }: PeopleAsked,
): Promise<NamedPerson[]> {
  const today = civilDateOf(services.clock.now());
  const doctors: Prisma.UserAccountWhereInput = {
    roleId: ROLES.DOCTOR,
    OR: [{ demands: { some: demandListScope(actor, today) } }, { id: { in: [actor.userId, ...actor.doctorIds] } }],
  };
  const consultants = { roleId: ROLES.CONSULTANT, active: true };
  return forActor(services.database, actor).read(async (tx) => {
    const people = await tx.userAccount.findMany({
      where: {
        AND: [
          { OR: roleMay(actor.role, 'demands.decide') ? [doctors, consultants] : [doctors] },
          { searchName: await searchedName(tx, name) },
          ...(role === undefined ? [] : [{ roleId: ROLES[role] }]),
          ...(companyId === undefined ? [] : [{ companyId }]),
        ],
      },
      select: { id: true, name: true, roleId: true },
      orderBy: BY_NAME,
      take: MOST_LISTED_ROWS,
    });
    const inOrder = descending ? people.reverse() : people;
    return inOrder.map(({ roleId, ...person }) => ({ ...person, role: roleName(roleId) }));
  });
}
