import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';

export interface RepresentativesInScope {
  userIds: number[];
  /** In a zone-based company nobody qualified by zone, so that all of the company's representatives do. */
  openToAll: boolean;
}

/** The active representatives who may see a demand of these provinces. Source: docs/rules.md 2.2. */
export async function findRepresentativesInScope(
  transaction: Transaction,
  companyId: number,
  provinceIds: readonly number[],
): Promise<RepresentativesInScope> {
  const company = await transaction.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { tramitByZones: true },
  });
  const representatives = await transaction.userAccount.findMany({
    where: { companyId, roleId: ROLES.REPRESENTATIVE, active: true },
    select: { id: true, zones: { select: { provinceId: true } } },
  });
  const all = representatives.map(({ id }) => id);
  if (!company.tramitByZones) return { userIds: all, openToAll: false };
  const qualified = representatives.filter(
    ({ zones }) => zones.length === 0 || zones.some(({ provinceId }) => provinceIds.includes(provinceId)),
  );
  return qualified.length > 0
    ? { userIds: qualified.map(({ id }) => id), openToAll: false }
    : { userIds: all, openToAll: true };
}
