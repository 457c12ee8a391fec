import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';

/** Finds all admins, who are notified of what no company can settle by itself. */
export async function findAdmins(transaction: Transaction): Promise<number[]> {
  const admins = await transaction.userAccount.findMany({
    where: { roleId: { in: [ROLES.SUPERADMIN, ROLES.ADMIN] }, active: true },
    select: { id: true },
  });
  return admins.map(({ id }) => id);
}
