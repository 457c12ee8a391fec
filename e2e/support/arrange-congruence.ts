import type { DrugLine, PreviousTreatment, ProposedTreatment } from '@aval/domain/demand/content/content';
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
    where: { name: 'Dexclorfeniramina', hidden: false, presentations: { some: isOffered } },
    select: { id: true, presentations: { where: isOffered, select: { id: true, priceCents: true } } },
  });
  const [pack] = drug.presentations;
  if (!pack) throw new Error('no presentation of dexchlorpheniramine');
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

/** Submits a radiotherapy whose doses were typed in centigray, and a palliative chemotherapy after two others. */
export async function arrangeCentigray(): Promise<ArrangedDemand> {
  const demand = await arrangeDraft(MERIDIANA, { radiotherapy: true });
  await changeDraft(demand, ({ treatment, previousTreatments }) => {
    const [course] = treatment.radiotherapy ?? [];
    if (course) course.totalDoseGy = 5_000;
    if (treatment.chemotherapy) treatment.chemotherapy.intention = 'paliativo';
    previousTreatments.previousTreatments = (['2024-03-01', '2025-03-01'] as const).map((date) => ({
      type: 'avanzado',
      date,
      description: 'Capecitabina',
    }));
  });
  await arrangeSubmission(demand, MERIDIANA.doctor);
  await until(async () => (await statusOf(demand)) !== 'draft');
  return demand;
}

async function changeFirstLine(demand: ArrangedDemand, change: (line: DrugLine) => Partial<DrugLine>): Promise<void> {
  await changeDraft(demand, ({ treatment }) => {
    const [first] = treatment.chemotherapy?.drugs ?? [];
    if (first) Object.assign(first, change(first));
  });
}

interface StoredDraft {
  treatment: ProposedTreatment;
  previousTreatments: { previousTreatments: PreviousTreatment[] };
}

/** Changes the steps of a draft in place, as they are stored. */
async function changeDraft(demand: ArrangedDemand, change: (draft: StoredDraft) => void): Promise<void> {
  await forTenant(services().database, demand.companyId).run(async (tx) => {
    const where = { demandId: demand.id };
    const stored = await tx.demandDraft.findFirstOrThrow({
      where,
      select: { treatment: true, previousTreatments: true },
    });
    const draft = stored as unknown as StoredDraft;
    change(draft);
    const data = draft as unknown as Record<keyof StoredDraft, Prisma.InputJsonValue>;
    await tx.demandDraft.updateMany({ where, data });
  });
}
