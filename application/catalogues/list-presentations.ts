import type { Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';

export interface PresentationOption {
  id: number;
  label: string;
  nationalCode: string;
  /** Price of one pack in euro cents. */
  priceCents: number;
  /** Of one unit; null where the catalogue does not say it. */
  strengthMg: number | null;
  unitsPerPack: number | null;
}

/** The packs of one drug that may be chosen now. */
export async function listPresentations(services: Services, drugId: number): Promise<PresentationOption[]> {
  const byDrug = await findPresentations(services.database, [drugId]);
  return byDrug[drugId] ?? [];
}

/** The packs in which drugs are sold, by drug; `keptIds` stay in the choice though they were hidden since. */
export async function findPresentations(
  reader: Pick<Transaction, 'presentation'>,
  drugIds: readonly number[],
  keptIds: readonly number[] = [],
): Promise<Record<string, PresentationOption[]>> {
  if (drugIds.length === 0) return {};
  const presentations = await reader.presentation.findMany({
    where: {
      drugId: { in: [...drugIds] },
      OR: [{ hidden: false, active: true }, { id: { in: [...keptIds] } }],
    },
    select: {
      id: true,
      drugId: true,
      presentation: true,
      nationalCode: true,
      priceCents: true,
      strengthMg: true,
      unitsPerPack: true,
    },
    orderBy: [{ presentation: 'asc' }, { id: 'asc' }],
  });
  const byDrug: Record<string, PresentationOption[]> = {};
  for (const { id, drugId, presentation, strengthMg, ...pack } of presentations) {
    const options = byDrug[drugId] ?? [];
    options.push({ id, label: presentation, strengthMg: strengthMg === null ? null : Number(strengthMg), ...pack });
    byDrug[drugId] = options;
  }
  return byDrug;
}
