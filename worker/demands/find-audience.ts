import { findRepresentativesInScope } from '@aval/application/demands/representatives-in-scope';
import { findFilerId } from '@aval/application/history/filer';
import { ROLES } from '@aval/domain/access/roles';
import type { Audience } from '@aval/domain/demand/commands';
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

/** The users of an audience: active ones who may see the demand, nobody else. Source: docs/rules.md 2.1. */
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
      return activeOnes(transaction, [demand.assignedUserId ?? demand.formerAssignedUserId]);
    case 'doctor':
      return activeOnes(transaction, [demand.doctorId]);
    case 'filer':
      return findFiler(transaction, demand);
    case 'admins':
      return findAdmins(transaction);
    case 'former_audience': {
      const told = await transaction.notification.findMany({
        where: { demandId: demand.id, sequence: demand.undoneSequence ?? 0 },
        select: { userId: true },
      });
      return activeOnes(
        transaction,
        told.map(({ userId }) => userId),
      );
    }
  }
}

export async function findAdmins(transaction: Transaction): Promise<number[]> {
  const admins = await transaction.userAccount.findMany({
    where: { roleId: { in: [ROLES.SUPERADMIN, ROLES.ADMIN] }, active: true },
    select: { id: true },
  });
  return admins.map(({ id }) => id);
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
  const filerId = await findFilerId(transaction, demand);
  if (filerId === null) return [];
  const { doctorId } = demand;
  const filer = await transaction.userAccount.findMany({
    where: { id: filerId, active: true, assistedDoctors: { some: { doctorId } } },
    select: { id: true },
  });
  return filer.map(({ id }) => id);
}

async function activeOnes(transaction: Transaction, ids: readonly (number | null)[]): Promise<number[]> {
  const users = await transaction.userAccount.findMany({
    where: { id: { in: ids.filter((id) => id !== null) }, active: true },
    select: { id: true },
  });
  return users.map(({ id }) => id);
}
