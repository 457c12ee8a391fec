import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';
import type { Side } from '../drafts/side';

/** How many files a side has brought to a demand, sent or not; what nobody brought is the doctor's. */
export async function countAttachments(transaction: Transaction, demandId: string, side: Side): Promise<number> {
  const [row] = await transaction.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM attachment a LEFT JOIN user_account u ON u.id = a.created_by_id
    WHERE a.demand_id = ${demandId}::uuid
      AND (u.id IS NULL OR u.role_id IN (${ROLES.DOCTOR}, ${ROLES.ASSISTANT})) = ${side === 'doctor'}`;
  return row?.count ?? 0;
}
