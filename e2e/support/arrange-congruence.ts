import type { DrugLine, ProposedTreatment } from '@aval/domain/demand/content/content';
import type { Prisma } from '@aval/prisma/generated/client';
import { forTenant } from '@aval/prisma/scope';
import { type ArrangedDemand, arrangeDraft, arrangeSubmission, services, statusOf, until } from './arrange';
import { MERIDIANA } from './people';

/** Submits dose-dense AC for a breast tumour with three times the regimen's dose of doxorubicin. */
export async function arrangeSeriousFinding(): Promise<ArrangedDemand> {
  const demand = await arrangeDraft(MERIDIANA);
  await arrangeTripledDose(demand);
  await arrangeSubmission(demand, MERIDIANA.doctor);
  await until(async () => (await statusOf(demand)) !== 'draft');
  return demand;
}

/** Triples the dose of the first drug of a draft. */
export function arrangeTripledDose(demand: ArrangedDemand): Promise<void> {
  return changeFirstLine(demand, ({ dose }) => ({ dose: dose * 3 }));
}

/** Creates a draft whose first drug is dexamethasone, of which the rules know no dose, at ten times its usual one. */
export async function arrangeUncheckedDose(): Promise<ArrangedDemand> {
  const demand = await arrangeDraft(MERIDIANA);
  const isOffered = { hidden: false, active: true };
  const drug = await services().database.drug.findFirstOrThrow({
    where: { name: 'Dexametasona', hidden: false, presentations: { some: isOffered } },
    select: { id: true, presentations: { where: isOffered, select: { id: true, priceCents: true } } },
  });
  const [pack] = drug.presentations;
  if (!pack) throw new Error('no presentation of dexamethasone');
  await changeFirstLine(demand, () => ({
    drugId: drug.id,
    presentationId: pack.id,
    priceCents: pack.priceCents,
    dose: 80,
    doseType: 'MG',
    administration: 'INTRAVENOUS',
  }));
  return demand;
}

async function changeFirstLine(demand: ArrangedDemand, change: (line: DrugLine) => Partial<DrugLine>): Promise<void> {
  await forTenant(services().database, demand.companyId).run(async (tx) => {
    const where = { demandId: demand.id };
    const draft = await tx.demandDraft.findFirstOrThrow({ where, select: { treatment: true } });
    const treatment = draft.treatment as unknown as ProposedTreatment;
    const [first] = treatment.chemotherapy?.drugs ?? [];
    if (first) Object.assign(first, change(first));
    await tx.demandDraft.updateMany({ where, data: { treatment: treatment as unknown as Prisma.InputJsonValue } });
  });
}
