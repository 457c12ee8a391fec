import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { recordSecurityEvents } from '../security-record/record-security-event';

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
 * Records the export of a list of patient data, with one access record per company that has rows in it, and one event of
 * the security record. Source: docs/rules.md 5.41, 9.7.
 */
export async function recordExport(
  tx: Transaction,
  { userId, companyId }: Pick<Actor, 'userId' | 'companyId'>,
  { list, filters, counts }: Export,
  at: Date,
): Promise<void> {
  await tx.accessRecord.createMany({
    data: counts.map(({ companyId, count }) => {
      return { subject: 'export', companyId, userId, at, list, filters, rowCount: count };
    }),
  });
  await recordSecurityEvents(tx, [{ kind: 'exported', detail: list, userId, companyId, at }]);
}
