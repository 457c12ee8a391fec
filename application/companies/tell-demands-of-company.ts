import type { Transaction } from '@aval/prisma/scope';

/** What lists keep of a company in the rows of demands follows its name; versions keep what was. Source: docs/rules.md 5.21. */
export async function tellDemandsOfCompany(tx: Transaction, companyId: number, companyName: string): Promise<void> {
  await tx.demand.updateMany({ where: { companyId, companyName: { not: companyName } }, data: { companyName } });
}
