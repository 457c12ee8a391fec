import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { inBatches } from './in-batches';
import { readRepresentatives } from './representatives-in-scope';

/**
 * Updates whether demands of a company are open to all of its representatives because none qualifies by zone, so that
 * no demand is out of everybody's reach. Each reminder runs it for its own demand; transactions that deactivate a
 * representative or change zones run it for all. Source: docs/rules.md 2.2.
 */
export async function openToRepresentatives(
  transaction: Transaction,
  companyId: number,
  demandId: string | null = null,
): Promise<void> {
  // Two deactivations at once would each count on the other representative. For a single demand, its row is locked
  // already.
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
