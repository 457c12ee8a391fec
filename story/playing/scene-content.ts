import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import type { ClinicalProtocol, DemandContent } from '@aval/domain/demand/content/content';
import { chemotherapyOf } from '@aval/prisma/factories/chemotherapy';
import { validContent } from '@aval/prisma/factories/content';
import { patients } from '@aval/prisma/reference/people';
import { regimens } from '@aval/prisma/reference/regimens';
import type { Transaction } from '@aval/prisma/scope';
import type { Scene } from '../scene';
import { PASTS } from '../scenes/past-treatments';
import { askedOtherwise } from './asked-otherwise';
import type { SceneTime } from './story-time';

export interface SceneIds {
  doctorId: number;
  patientId: number;
  prescriberCenterId: number;
}

/** Builds the content that the doctor requests first. */
export async function firstContent(
  tx: Transaction,
  scene: Scene,
  ids: SceneIds,
  time: SceneTime,
): Promise<DemandContent> {
  const { regimen, companyId, chemotherapy, radiotherapy, totalCycles, intention } = scene;
  const { heightCm, weightKg } = bodyOf(scene);
  const content = await validContent(tx, {
    ...ids,
    companyId,
    regimen,
    heightCm,
    weightKg,
    today: time.dateOf(0),
    firstSessionDate: time.dateOf(scene.firstSession),
    ...(chemotherapy === undefined ? {} : { chemotherapy }),
    ...(radiotherapy === undefined ? {} : { radiotherapy }),
    ...(totalCycles === undefined ? {} : { totalCycles }),
    ...(intention === undefined ? {} : { intention }),
  });
  const written = {
    ...content,
    previousTreatments:
      PASTS[scene.patient]?.map(({ daysBefore, ...treatment }) => ({ ...treatment, date: time.dateOf(-daysBefore) })) ??
      (intentionOf(content) === 'neo_adyuvante' ? [] : content.previousTreatments),
    protocol: protocolOf(scene, content.protocol),
    extras: {
      ...content.extras,
      observations: chemotherapy === false ? scene.note : `${scene.note} ${content.extras.observations}`,
    },
  };
  return askedOtherwise(tx, scene, written, time.dateOf(0));
}

/** Applies the scene's differences to a protocol that suits the regimen. */
export function protocolOf(scene: Scene, fitting: ClinicalProtocol): ClinicalProtocol {
  const { markers, ...difference } = scene.protocol ?? {};
  return { ...fitting, ...difference, markers: { ...fitting.markers, ...markers } };
}

/** Builds the content of the next cycle of the same treatment. */
export async function nextCycle(
  tx: Transaction,
  scene: Scene,
  last: DemandContent,
  { on, firstSessionDate, observations }: { on: CivilDate; firstSessionDate: CivilDate; observations: string },
): Promise<DemandContent> {
  const before = last.treatment.chemotherapy;
  const regimen = regimens.find(({ slug }) => slug === scene.regimen);
  if (!before || !regimen) throw new Error(`nothing to continue for ${scene.patient}`);
  const { intention, heightCm, weightKg, cycle, totalCycles } = before;
  const chemotherapy = await chemotherapyOf(tx, {
    regimen,
    intention,
    heightCm,
    weightKg,
    firstSessionDate,
    totalCycles,
    cycle: cycle + 1,
  });
  const next = { ...last, treatment: { ...last.treatment, chemotherapy }, extras: { ...last.extras, observations } };
  return askedOtherwise(tx, scene, next, on);
}

/** Moves all dates of the chemotherapy by some days. */
export function withLaterDates(last: DemandContent, days: number): DemandContent {
  const { chemotherapy } = last.treatment;
  if (!chemotherapy) throw new Error('no chemotherapy whose dates could change');
  const later = {
    ...chemotherapy,
    firstSessionDate: addDays(chemotherapy.firstSessionDate, days),
    sessionDates: chemotherapy.sessionDates.map((date) => addDays(date, days)),
  };
  return { ...last, treatment: { ...last.treatment, chemotherapy: later } };
}

function bodyOf({ patient }: Scene): { heightCm: number; weightKg: number } {
  const person = patients.find(({ slug }) => slug === patient);
  if (!person) throw new Error(`no patient ${patient}`);
  return person;
}

/** Returns the intention. Neoadjuvant patients have had no surgery, so they get no previous treatments. */
function intentionOf({ treatment: { chemotherapy, radiotherapy } }: DemandContent): string | null {
  return chemotherapy?.intention ?? radiotherapy?.[0]?.intention ?? null;
}
