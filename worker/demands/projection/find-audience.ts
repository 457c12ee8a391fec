import { findRepresentativesInScope } from '@aval/application/demand-rows/representatives-in-scope';
import { findFilerId } from '@aval/application/history/filer';
import { findAdmins } from '@aval/application/users/find-admins';
import { ROLES } from '@aval/domain/access/roles';
import type { Audience } from '@aval/domain/demand/lifecycle/commands';
import type { Transaction } from '@aval/prisma/scope';

/** The demand after the command, with earlier values where the audience depends on them. */
export interface ToldDemand {
  id: string;
  companyId: number;
  doctorId: number;
  /** Sequence of the entry that users are notified of, or of the last one. */
  sequence: number;
  provinceIds: readonly number[];
  assignedUserId: number | null;
  formerAssignedUserId: number | null;
  /** Sequence of the entry that a rollback undoes. */
  undoneSequence: number | null;
}

/**
 * Returns the users of an audience: active ones who may see the demand today, and only those. Source: docs/rules.md
 * 2.1.
 */
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
      // The admins stand in, or a demand that no representative can reach would wait unseen.
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

/** Returns the assistant who filed the demand, if still assisting its doctor. */
async function findFiler(transaction: Transaction, demand: ToldDemand): Promise<number[]> {
  return thoseWhoSee(transaction, [await findFilerId(transaction, demand)], demand);
}

/** Keeps the users who may still see the demand: no role, company or doctor was taken from them since. */
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
