import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** The lists that say something of patients. */
export const EXPORTED_LISTS = ['demands', 'patients', 'documents', 'access-record'] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

interface Export {
  list: ExportedList;
  /** What the list was narrowed to, by the names of its filters. */
  filters: Prisma.InputJsonObject;
  /** How many rows of each company were there when it began. */
  counts: readonly { companyId: number; count: number }[];
}

/** That somebody takes a list of patients' data along: a look for each company whose rows are in it. Source: docs/rules.md 9.7. */
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
