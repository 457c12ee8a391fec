import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import { answeredBy } from '@aval/domain/congruence/report/justification';
import type { Chemotherapy, DeclaredExposure, DemandContent, Justification } from '@aval/domain/demand/content/content';
import { drugs } from '@aval/prisma/reference/catalogues';
import type { Transaction } from '@aval/prisma/scope';
import type { Scene } from '../scene';

const USUAL_CREATININE = 0.9;
/** Age in days of a blood analysis when a request is written. */
const ANALYSIS_DAYS_AGO = 4;

/** Adapts a content to the scene: the chosen regimen, deviations from it, and the doctor's justifications. */
export async function askedOtherwise(
  tx: Transaction,
  { asked = {}, ...scene }: Scene,
  content: DemandContent,
  on: CivilDate,
): Promise<DemandContent> {
  const { chemotherapy } = content.treatment;
  const { name: writtenBy } = await tx.userAccount.findUniqueOrThrow({
    where: { id: content.basics.doctorId },
    select: { name: true },
  });
  const stamp = { writtenBy, writtenAt: `${on}T09:00:00.000Z` };
  return {
    ...content,
    exposures: await exposuresOf(tx, asked),
    treatment: { ...content.treatment, chemotherapy: chemotherapy && chemotherapyOf(scene, asked, chemotherapy, on) },
    extras: { ...content.extras, justifications: answersOf(asked, chemotherapy, stamp) },
  };
}

/** Adds to each justification the drug of the line that it is about, its author and time. */
function answersOf(
  { justifications = [] }: NonNullable<Scene['asked']>,
  chemotherapy: Chemotherapy | null,
  stamp: Pick<Justification, 'writtenBy' | 'writtenAt'>,
) {
  return justifications.map((answer): Justification => {
    const { drugId } = answeredBy({ rule: answer.rule, fields: [answer.field] }, chemotherapy?.drugs ?? []);
    return { ...answer, drugId, ...stamp };
  });
}

function chemotherapyOf(
  { regimen }: Pick<Scene, 'regimen'>,
  { byHand, dose, creatinine = USUAL_CREATININE, withoutAntiemetics }: NonNullable<Scene['asked']>,
  chemotherapy: Chemotherapy,
  on: CivilDate,
): Chemotherapy {
  const isByClearance = chemotherapy.drugs.some(({ doseType }) => doseType === 'AUC');
  const blood = { creatinine, creatinineUnit: 'mg/dL', creatinineDate: addDays(on, -ANALYSIS_DAYS_AGO) } as const;
  return {
    ...chemotherapy,
    regimen: byHand ? null : { slug: regimen, version: 1, firstCycle: 1 },
    ...(isByClearance && creatinine !== null ? blood : {}),
    ...(withoutAntiemetics ? { antiemetics: null } : {}),
    drugs: chemotherapy.drugs.map((line, place) => (place === dose?.line ? dosedOtherwise(line, dose.times) : line)),
  };
}

/** Scales the amount together with the dose. */
function dosedOtherwise({ dose, amount, ...line }: Chemotherapy['drugs'][number], times: number) {
  return { ...line, dose: Math.round(dose * times * 100) / 100, amount: Math.ceil(amount * times) };
}

async function exposuresOf(
  tx: Transaction,
  { exposures = [] }: NonNullable<Scene['asked']>,
): Promise<DeclaredExposure[]> {
  const declared: DeclaredExposure[] = [];
  for (const { drug: slug, totalDose } of exposures) {
    const name = drugs.find((drug) => drug.slug === slug)?.name ?? slug;
    const { id: drugId } = await tx.drug.findFirstOrThrow({ where: { name }, select: { id: true } });
    declared.push({ drugId, totalDose, unit: 'mg/m2' });
  }
  return declared;
}
