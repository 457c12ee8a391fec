import type { Transaction } from '@aval/prisma/scope';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

export interface PresentationOption {
  id: number;
  label: string;
  nationalCode: string;
  /** Price of one pack in euro cents. */
  priceCents: number;
  /** Strength of one unit; null when the catalogue does not give it. */
  strengthMg: number | null;
  unitsPerPack: number | null;
}

/** Returns the presentations of a drug that a form may choose. */
export async function listPresentations(services: Services, drugId: number): Promise<PresentationOption[]> {
  const byDrug = await findPresentations(services.database, [drugId]);
  return byDrug[drugId] ?? [];
}

/** Returns the presentations of the drugs, by drug id; those in `keptIds` are included even if hidden. */
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
    orderBy: BY_NAME,
  });
  const byDrug: Record<string, PresentationOption[]> = {};
  for (const { id, drugId, presentation, strengthMg, ...pack } of presentations) {
    const options = byDrug[drugId] ?? [];
    options.push({ id, label: presentation, strengthMg: strengthMg === null ? null : Number(strengthMg), ...pack });
    byDrug[drugId] = options;
  }
  return byDrug;
}
