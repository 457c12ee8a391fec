import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { RoleName } from '@aval/domain/access/roles';
import { roleName } from '@aval/domain/access/roles';
import { forActor } from '@aval/prisma/scope';
import { searchedName } from '../catalogues/searched-name';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import type { AccessRecordQuery } from './access-record-query';

export interface RecordedUser {
  id: number;
  name: string;
  email: string;
  role: RoleName;
}

const MAXIMUM = 30;

/** Finds users for the filter of the access record by name or e-mail, deactivated ones included. */
export async function searchRecordedUsers(services: Services, actor: Actor, typed: string): Promise<RecordedUser[]> {
  if (!can(actor, 'access_record.view')) return [];
  const searchName = await searchedName(services.database, typed);
  const users = await services.database.userAccount.findMany({
    where: { OR: [{ searchName }, { email: searchName }] },
    select: { id: true, name: true, email: true, roleId: true },
    orderBy: BY_NAME,
    take: MAXIMUM,
  });
  return users.map(({ roleId, ...user }) => ({ ...user, role: roleName(roleId) }));
}

export interface RecordFilterNames {
  userName: string | null;
  patientName: string | null;
}

/** Returns the names behind the user and patient filters of a query; null for an id that does not exist. */
export async function describeRecordFilters(
  services: Services,
  actor: Actor,
  { userId, patientId }: AccessRecordQuery,
): Promise<RecordFilterNames> {
  if (!can(actor, 'access_record.view')) return { userName: null, patientName: null };
  return forActor(services.database, actor).read(async (tx) => {
    const user = await tx.userAccount.findFirst({ where: { id: userId ?? 0 }, select: { name: true } });
    const patient = await tx.patient.findFirst({
      where: { id: patientId ?? 0 },
      select: { firstName: true, lastName: true },
    });
    return { userName: user?.name ?? null, patientName: patient && `${patient.firstName} ${patient.lastName}` };
  });
}
