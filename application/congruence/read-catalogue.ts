import { presentationForm } from '@aval/domain/clinical/vials/presentation-form';
import type { PresentationOffer } from '@aval/domain/clinical/vials/presentations';
import type { RadiotherapyCode } from '@aval/domain/congruence/subject/subject';
import type { CatalogueDrug } from '@aval/domain/congruence/subject/substances';
import type { Transaction } from '@aval/prisma/scope';

/** Reads drugs by id, hidden ones included, since a chosen drug stays valid. */
export async function readCatalogueDrugs(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CatalogueDrug>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.drug.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, activePrinciple: true, atcCode: true },
  });
  return new Map(rows.map(({ id, ...drug }) => [id, drug]));
}

/** Reads codes of radiotherapies by id, hidden ones included, since a chosen code stays valid. */
export async function readRadiotherapyCodes(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RadiotherapyCode>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.radiotherapyCode.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, code: true, type: true, radioType: true },
  });
  return new Map(rows.map(({ id, ...code }) => [id, code]));
}

/** Reads the visible presentations by drug id, and strength and pack size of presentations by their own id. */
export async function readOffers(tx: Transaction, drugIds: readonly number[], presentationIds: readonly number[]) {
  const rows = await tx.presentation.findMany({
    where: {
      OR: [{ drugId: { in: [...drugIds] }, active: true, hidden: false }, { id: { in: [...presentationIds] } }],
    },
    select: {
      id: true,
      drugId: true,
      presentation: true,
      strengthMg: true,
      unitsPerPack: true,
      priceCents: true,
      active: true,
      hidden: true,
    },
  });
  const offers = new Map<number, PresentationOffer[]>();
  const presentations = new Map<number, { strengthMg: number | null; unitsPerPack: number | null }>();
  for (const { id, drugId, active, hidden, unitsPerPack, priceCents, presentation, ...row } of rows) {
    const strengthMg = row.strengthMg === null ? null : Number(row.strengthMg);
    presentations.set(id, { strengthMg, unitsPerPack });
    if (!active || hidden) continue;
    offers.set(drugId, [
      ...(offers.get(drugId) ?? []),
      { id, strengthMg, unitsPerPack, priceCents, form: presentationForm(presentation) },
    ]);
  }
  return { offers, presentations };
}
