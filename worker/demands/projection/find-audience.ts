import { findRepresentativesInScope } from '@aval/application/demands/representatives-in-scope';
import { findFilerId } from '@aval/application/history/filer';
import { findAdmins } from '@aval/application/notifications/find-admins';
import { ROLES } from '@aval/domain/access/roles';
import type { Audience } from '@aval/domain/demand/lifecycle/commands';
import type { Transaction } from '@aval/prisma/scope';

/** The demand as it is told about: after the command, with what it was before where that matters. */
export interface ToldDemand {
  id: string;
  companyId: number;
  doctorId: number;
  /** The entry that is told of, or the last one. */
  sequence: number;
  provinceIds: readonly number[];
  assignedUserId: number | null;
  formerAssignedUserId: number | null;
  /** The entry that a rollback undoes. */
  undoneSequence: number | null;
}

/** The users of an audience: active ones who may see the demand today, nobody else. Source: docs/rules.md 2.1. */
export async function findAudience(
  transaction: Transaction,
  audience: Audience,
  demand: ToldDemand,
): Promise<number[]> {
  switch (audience) {
    case 'managers':
      return findManagers(transaction, demand.companyId);
    case 'representatives': {
      const { userIds } = await findRepresentativesInScope(transaction, demand.companyId, demand.provinceIds);
      // A demand that no representative can reach would wait unseen.
      return userIds.length > 0 ? userIds : findAdmins(transaction);
    }
    case 'assigned_consultant':
      return thoseWhoSee(transaction, [demand.assignedUserId ?? demand.formerAssignedUserId], demand);
    case 'doctor':
      return thoseWhoSee(transaction, [demand.doctorId], demand);
    case 'filer':
      return findFiler(transaction, demand);
    case 'admins':
      return findAdmins(transaction);
    case 'former_audience': {
      const told = await transaction.notification.findMany({
        where: { demandId: demand.id, sequence: demand.undoneSequence ?? 0 },
        select: { userId: true },
      });
      const userIds = told.map(({ userId }) => userId);
      return thoseWhoSee(transaction, userIds, demand);
    }
  }
}

async function findManagers(transaction: Transaction, companyId: number): Promise<number[]> {
  const managers = await transaction.userAccount.findMany({
    where: { roleId: ROLES.MANAGER, active: true, permittedCompanies: { some: { companyId } } },
    select: { id: true },
  });
  return managers.map(({ id }) => id);
}

/** The assistant who filed, while he or she still assists the doctor whose demand it is. */
async function findFiler(transaction: Transaction, demand: ToldDemand): Promise<number[]> {
  return thoseWhoSee(transaction, [await findFilerId(transaction, demand)], demand);
}

/** Of some who had to do with the demand those who still are where they were: no role, company or doctor was taken from them since. */
async function thoseWhoSee(
  transaction: Transaction,
  ids: readonly (number | null)[],
  { companyId, doctorId, provinceIds }: ToldDemand,
): Promise<number[]> {
  const users = await transaction.userAccount.findMany({
    where: {
      id: { in: ids.filter((id) => id !== null) },
      active: true,
      OR: [
        { roleId: { in: [ROLES.SUPERADMIN, ROLES.ADMIN, ROLES.CONSULTANT] } },
        { roleId: ROLES.MANAGER, permittedCompanies: { some: { companyId } } },
        { roleId: ROLES.REPRESENTATIVE, companyId },
        { roleId: ROLES.DOCTOR, companyId, id: doctorId },
        { roleId: ROLES.ASSISTANT, companyId, assistedDoctors: { some: { doctorId } } },
      ],
    },
    select: { id: true, roleId: true },
  });
  if (!users.some(isRepresentative)) return users.map(({ id }) => id);
  const inScope = await findRepresentativesInScope(transaction, companyId, provinceIds);
  return users.filter((user) => !isRepresentative(user) || inScope.userIds.includes(user.id)).map(({ id }) => id);
}

function isRepresentative({ roleId }: { roleId: number }): boolean {
  return roleId === ROLES.REPRESENTATIVE;
}
