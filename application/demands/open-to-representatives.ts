import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { inBatches } from './in-batches';
import { readRepresentatives } from './representatives-in-scope';

/**
 * Says anew of one of a company's demands, or of all, whether they are open to all of its representatives, since none qualifies by zone, so that no
 * demand is left that nobody can reach. Each reminder asks it of its own demand; of all it is for a transaction that deactivates a representative or
 * changes zones. Source: docs/rules.md 2.2.
 */
export async function openToRepresentatives(
  transaction: Transaction,
  companyId: number,
  demandId: string | null = null,
): Promise<void> {
  // Two who leave at once would each count on the other. Of one demand its row is locked already.
  if (demandId === null) {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('representatives'), ${companyId}::int)`;
  }
  const representativesOf = await readRepresentatives(transaction, companyId);
  const going = Prisma.sql`company_id = ${companyId} AND status IN ('ACTIVE', 'SENDED')
    AND (${demandId}::uuid IS NULL OR id = ${demandId}::uuid)`;
  const places = await transaction.$queryRaw<{ provinceIds: number[] }[]>`
    SELECT DISTINCT COALESCE(province_ids, '{}') AS "provinceIds" FROM demand WHERE ${going}`;
  for (const { provinceIds } of places) {
    const { openToAll } = representativesOf(provinceIds);
    const there = Prisma.sql`${going} AND COALESCE(province_ids, '{}') = ${provinceIds}::int[]
      AND open_to_all_representatives <> ${openToAll}`;
    await inBatches(
      transaction,
      there,
      (ids) => transaction.$executeRaw`
        UPDATE demand SET open_to_all_representatives = ${openToAll} WHERE ${there} AND id = ANY (${ids}::uuid[])`,
    );
  }
}
