import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';

/**
 * Says anew of a company's demands, or of one, whether they are open to all of its representatives, since none qualifies by zone: to be called in
 * the transaction that deactivates a representative or changes zones, and before a reminder, so that no demand is left that nobody can reach.
 * Source: docs/rules.md 2.2.
 */
export async function openToRepresentatives(
  transaction: Transaction,
  companyId: number,
  demandId: string | null = null,
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE demand SET open_to_all_representatives = found.open_to_all
    FROM (
      SELECT demand.id, company.tramit_by_zones AND NOT EXISTS (
        SELECT FROM user_account AS representative
        WHERE representative.company_id = demand.company_id AND representative.role_id = ${ROLES.REPRESENTATIVE}
          AND representative.active AND (
            NOT EXISTS (SELECT FROM user_zone WHERE user_id = representative.id)
            OR EXISTS (SELECT FROM user_zone WHERE user_id = representative.id AND province_id = ANY(demand.province_ids)))
      ) AS open_to_all
      FROM demand JOIN company ON company.id = demand.company_id
      WHERE demand.company_id = ${companyId} AND demand.status IN ('ACTIVE', 'SENDED')
        AND (${demandId}::uuid IS NULL OR demand.id = ${demandId}::uuid)
    ) AS found
    WHERE demand.id = found.id AND demand.open_to_all_representatives <> found.open_to_all`;
}
