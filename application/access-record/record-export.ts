import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** Lists that hold patient data, so that each export of them is recorded. */
export const EXPORTED_LISTS = ['demands', 'patients', 'documents', 'access-record'] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

interface Export {
  list: ExportedList;
  /** Filters that were set, by name. */
  filters: Prisma.InputJsonObject;
  /** Rows per company when the export began. */
  counts: readonly { companyId: number; count: number }[];
}

/**
 * Records the export of a list of patient data, with one access record per company that has rows in it. Source:
 * docs/rules.md 9.7.
 */
export async function recordExport(
  tx: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  { list, filters, counts }: Export,
  at: Date,
): Promise<void> {
  await tx.accessRecord.createMany({
    data: counts.map(({ companyId, count }) => {
      return { subject: 'export', companyId, userId, at, list, filters, rowCount: count };
    }),
  });
}
