import { isDeepStrictEqual } from 'node:util';
import { readStoredContent, type StoredContent } from '@aval/domain/demand/content/stored-content';
import {
  type DrugRow,
  drugRows,
  type VersionColumns,
  versionColumns,
} from '@aval/domain/demand/content/version-columns';
import type { Transaction } from '@aval/prisma/scope';

type VersionRow = StoredContent & Record<keyof VersionColumns, unknown> & { drugs: readonly DrugRow[] };

/** Finds the demands of which a version has columns or drug rows that do not follow from its content. */
export async function findDifferingVersions(
  transaction: Transaction,
  demandIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const versions = await transaction.demandVersion.findMany({
    where: { demandId: { in: [...demandIds] } },
    select: {
      demandId: true,
      schemaNumber: true,
      content: true,
      ecog: true,
      stage: true,
      tumourType: true,
      intentions: true,
      regimenSlug: true,
      weightKg: true,
      drugs: { select: { position: true, drugId: true, presentationId: true }, orderBy: { position: 'asc' } },
    },
  });
  return new Set(versions.flatMap(({ demandId, ...version }) => (followsContent(version) ? [] : [demandId])));
}

/** False also for a content that cannot be read: the check reports its demand instead of ending there. */
export function followsContent({ schemaNumber, content: stored, drugs, ...columns }: VersionRow): boolean {
  try {
    const content = readStoredContent({ schemaNumber, content: stored });
    return isDeepStrictEqual(columns, versionColumns(content)) && isDeepStrictEqual(drugs, drugRows(content));
  } catch {
    return false;
  }
}
