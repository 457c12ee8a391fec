import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { inBatches } from '../demand-rows/in-batches';

/**
 * Copies a company's name to the rows of its demands for the lists; versions keep the name that they were filed with.
 * Source: docs/rules.md 5.21.
 */
export async function tellDemandsOfCompany(tx: Transaction, companyId: number, companyName: string): Promise<void> {
  const others = Prisma.sql`company_id = ${companyId} AND company_name <> ${companyName}`;
  await inBatches(tx, others, (ids) => tx.demand.updateMany({ where: { id: { in: ids } }, data: { companyName } }));
}
