import type { Transaction } from '@aval/prisma/scope';
import type { UserEntry } from './user-entry';

/**
 * Returns the company at whose host the user signs in: the own one, a manager's first active one, otherwise the default
 * tenant. Null when the own company is deactivated.
 */
export async function companyOfSignIn(tx: Transaction, { company, relations }: UserEntry): Promise<number | null> {
  if (company) return (await tx.company.count({ where: { id: company.id, active: true } })) > 0 ? company.id : null;
  const permitted = relations.companies?.find(({ withdrawn }) => !withdrawn)?.id;
  if (permitted !== undefined) return permitted;
  const { id } = await tx.company.findFirstOrThrow({
    where: { isDefault: true },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return id;
}
