import type { Services } from '../services';

export interface PresentationOption {
  id: number;
  label: string;
  nationalCode: string;
  /** Price of one pack in euro cents. */
  priceCents: number;
}

type Reader = Pick<Services['database'], 'presentation'>;

/** The packs in which drugs are sold, by drug; `keptIds` stay in the choice though they were hidden since. */
export async function listPresentations(
  reader: Reader,
  drugIds: readonly number[],
  keptIds: readonly number[] = [],
): Promise<Record<string, PresentationOption[]>> {
  if (drugIds.length === 0) return {};
  const presentations = await reader.presentation.findMany({
    where: {
      drugId: { in: [...drugIds] },
      OR: [{ hidden: false, active: true }, { id: { in: [...keptIds] } }],
    },
    select: { id: true, drugId: true, presentation: true, nationalCode: true, priceCents: true },
    orderBy: [{ presentation: 'asc' }, { id: 'asc' }],
  });
  const byDrug: Record<string, PresentationOption[]> = {};
  for (const { id, drugId, presentation, nationalCode, priceCents } of presentations) {
    const options = byDrug[drugId] ?? [];
    options.push({ id, label: presentation, nationalCode, priceCents });
    byDrug[drugId] = options;
  }
  return byDrug;
}
