import type { Transaction } from '@aval/prisma/scope';

/** What lies in the wizard is not what the sender saw: somebody saved since. */
export interface SaveConflict {
  status: 'conflict';
  revision: number;
  savedAt: string;
  byName: string;
}

/**
 * Files or their descriptions have changed since, and nobody is recorded as having removed or described them; or the analysis finds or reckons something
 * else by now: rules, settings, catalogues, other requests or the day have changed.
 */
export interface PartConflict {
  status: 'conflict';
  part: 'files' | 'findings';
}

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
