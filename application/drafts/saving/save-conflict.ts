import type { Transaction } from '@aval/prisma/scope';
import type { SaveConflict } from '../../engine/outcomes';

export async function describeConflict(
  transaction: Transaction,
  stored: { revision: number; updatedAt: Date; updatedById: number },
): Promise<SaveConflict> {
  const writer = await transaction.userAccount.findUnique({
    where: { id: stored.updatedById },
    select: { name: true },
  });
  return {
    status: 'conflict',
    revision: stored.revision,
    savedAt: stored.updatedAt.toISOString(),
    byName: writer?.name ?? '',
  };
}
