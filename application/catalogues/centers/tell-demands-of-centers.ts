import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { inBatches } from '../../demand-rows/in-batches';
import { openToRepresentatives } from '../../demand-rows/open-to-representatives';

/**
 * Updates the copies of center data in the rows of demands: the prescriber's name, and the provinces by which
 * representatives see a demand. Versions keep what they were filed with. Source: docs/rules.md 5.21.
 */
export async function tellDemandsOfCenters(tx: Transaction, centerIds: number[]): Promise<void> {
  const named = Prisma.sql`prescriber_center_id = ANY (${centerIds}) OR performing_center_id = ANY (${centerIds})`;
  await inBatches(
    tx,
    named,
    (ids) => tx.$executeRaw`
    UPDATE demand SET prescriber_center_name = prescriber.name,
      province_ids = array_remove(ARRAY[prescriber.province_id, NULLIF(performing.province_id, prescriber.province_id)], NULL)
    FROM demand AS same
      JOIN center AS prescriber ON prescriber.id = same.prescriber_center_id
      LEFT JOIN center AS performing ON performing.id = same.performing_center_id
    WHERE same.id = demand.id AND demand.id = ANY (${ids}::uuid[])`,
  );
  const companies = await tx.$queryRaw<{ companyId: number }[]>`
    SELECT DISTINCT company_id AS "companyId" FROM demand WHERE ${named} ORDER BY 1`;
  for (const { companyId } of companies) await openToRepresentatives(tx, companyId);
}
