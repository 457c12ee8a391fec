import type { DemandContent } from '@aval/domain/demand/content';
import type { HiddenEntries } from '@aval/domain/demand/duplication';
import type { Transaction } from '@aval/prisma/scope';

export interface HiddenInContent extends HiddenEntries {
  centerIds: ReadonlySet<number>;
}

/** What a content names and nobody may choose any more. */
export async function findHiddenEntries(
  transaction: Transaction,
  { treatment, extras }: Pick<DemandContent, 'treatment' | 'extras'>,
): Promise<HiddenInContent> {
  const lines = treatment.chemotherapy?.drugs ?? [];
  const among = (ids: number[]) => ({ id: { in: ids } });
  const drugs = await transaction.drug.findMany({
    where: { hidden: true, ...among(lines.map(({ drugId }) => drugId)) },
    select: { id: true },
  });
  const presentations = await transaction.presentation.findMany({
    where: { OR: [{ hidden: true }, { active: false }], ...among(lines.map(({ presentationId }) => presentationId)) },
    select: { id: true },
  });
  const codes = await transaction.radiotherapyCode.findMany({
    where: { hidden: true, ...among((treatment.radiotherapy ?? []).flatMap(({ codeIds }) => codeIds)) },
    select: { id: true },
  });
  const centers = await transaction.center.findMany({
    where: { hidden: true, ...among([extras.performingCenterId]) },
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
