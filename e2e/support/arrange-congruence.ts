import type { ProposedTreatment } from '@aval/domain/demand/content/content';
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
export async function arrangeTripledDose(demand: ArrangedDemand): Promise<void> {
  await forTenant(services().database, demand.companyId).run(async (tx) => {
    const where = { demandId: demand.id };
    const draft = await tx.demandDraft.findFirstOrThrow({ where, select: { treatment: true } });
    const treatment = draft.treatment as unknown as ProposedTreatment;
    const [first] = treatment.chemotherapy?.drugs ?? [];
    if (first) first.dose *= 3;
    await tx.demandDraft.updateMany({ where, data: { treatment: treatment as unknown as Prisma.InputJsonValue } });
  });
}
