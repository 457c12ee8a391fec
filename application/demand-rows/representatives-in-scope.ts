import { ROLES } from '@aval/domain/access/roles';
import { isInZones } from '@aval/domain/access/scope';
import type { Transaction } from '@aval/prisma/scope';

export interface RepresentativesInScope {
  userIds: number[];
  /** Set in a zone-based company where no representative qualified by zone, so that all of them do. */
  openToAll: boolean;
}

/** Finds the active representatives who may see a demand of these provinces. Source: docs/rules.md 2.2. */
export async function findRepresentativesInScope(
  transaction: Transaction,
  companyId: number,
  provinceIds: readonly number[],
): Promise<RepresentativesInScope> {
  return (await readRepresentatives(transaction, companyId))(provinceIds);
}

/** Reads the representatives of a company once, for the demands of many places. */
export async function readRepresentatives(
  transaction: Transaction,
  companyId: number,
): Promise<(provinceIds: readonly number[]) => RepresentativesInScope> {
  const { tramitByZones: companyByZones } = await transaction.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { tramitByZones: true },
  });
  const representatives = await transaction.userAccount.findMany({
    where: { companyId, roleId: ROLES.REPRESENTATIVE, active: true },
    select: { id: true, zones: { select: { provinceId: true } } },
  });
  const all = representatives.map(({ id }) => id);
  return (provinceIds) => {
    const place = { companyByZones, openToAllRepresentatives: false, provinceIds };
    const qualified = representatives.filter(({ zones }) =>
      isInZones({ zoneIds: zones.map(({ provinceId }) => provinceId) }, place),
    );
    return qualified.length > 0
      ? { userIds: qualified.map(({ id }) => id), openToAll: false }
      : { userIds: all, openToAll: companyByZones };
  };
}
