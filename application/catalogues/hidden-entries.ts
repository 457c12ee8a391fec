import type { DemandContent } from '@aval/domain/demand/content/content';
import type { HiddenEntries } from '@aval/domain/demand/content/duplication';
import type { Transaction } from '@aval/prisma/scope';

export interface HiddenInContent extends HiddenEntries {
  centerIds: ReadonlySet<number>;
}

/** Ids of catalogue entries to check. */
export interface NamedEntries {
  drugIds: readonly number[];
  presentationIds: readonly number[];
  codeIds: readonly number[];
  centerIds: readonly number[];
}

/** Returns the entries that a content refers to and that are not offered any more. */
export function findHiddenEntries(
  transaction: Transaction,
  { treatment, extras }: Pick<DemandContent, 'treatment' | 'extras'>,
): Promise<HiddenInContent> {
  const lines = treatment.chemotherapy?.drugs ?? [];
  return findHiddenAmong(transaction, {
    drugIds: lines.map(({ drugId }) => drugId),
    presentationIds: lines.map(({ presentationId }) => presentationId),
    codeIds: (treatment.radiotherapy ?? []).flatMap(({ codeIds }) => codeIds),
    centerIds: [extras.performingCenterId],
  });
}

export async function findHiddenAmong(
  transaction: Transaction,
  { drugIds, presentationIds, codeIds, centerIds }: NamedEntries,
): Promise<HiddenInContent> {
  const among = (ids: readonly number[]) => ({ id: { in: [...ids] } });
  const drugs = await transaction.drug.findMany({
    where: { hidden: true, ...among(drugIds) },
    select: { id: true },
  });
  const presentations = await transaction.presentation.findMany({
    where: { OR: [{ hidden: true }, { active: false }], ...among(presentationIds) },
    select: { id: true },
  });
  const codes = await transaction.radiotherapyCode.findMany({
    where: { hidden: true, ...among(codeIds) },
    select: { id: true },
  });
  const centers = await transaction.center.findMany({
    where: { hidden: true, ...among(centerIds) },
    select: { id: true },
  });
  return {
    drugIds: idsOf(drugs),
    presentationIds: idsOf(presentations),
    codeIds: idsOf(codes),
    centerIds: idsOf(centers),
  };
}

function idsOf(rows: readonly { id: number }[]): ReadonlySet<number> {
  return new Set(rows.map(({ id }) => id));
}
