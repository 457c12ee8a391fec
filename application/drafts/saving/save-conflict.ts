import type { Transaction } from '@aval/prisma/scope';

/** The working copy is not the one that the sender read: somebody saved in between. */
export interface SaveConflict {
  status: 'conflict';
  revision: number;
  savedAt: string;
  byName: string;
}

/**
 * Files or their descriptions changed in between, which records no author; or the analysis differs because rules,
 * settings, catalogues, other requests or the day have changed.
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
