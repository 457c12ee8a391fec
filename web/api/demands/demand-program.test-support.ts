import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import type { Program } from '@aval/testing/visitors/program';
import { toStepData } from './step-data';

/** A request that a clinician would recognise, in the words of the specification. */
export interface WishedDemand {
  patientId: number;
  centerPrescriptorId: number;
  doctorId: number;
  steps: ReturnType<typeof toStepData>;
  content: DemandContent;
}

interface Drafted {
  content: DemandContent;
  patient: { id: number };
}

/** What a draft asks for, for another one. */
export function wishOf({ content, patient }: Drafted): WishedDemand {
  const { prescriberCenterId: centerPrescriptorId, doctorId } = content.basics;
  return { patientId: patient.id, centerPrescriptorId, doctorId, steps: toStepData(content), content };
}

interface Created {
  id: string;
  reference: string;
  companyId: number;
}

/** Begins a draft and writes all its steps, one call for each as a wizard does. */
export async function draftBy(program: Program, { patientId, centerPrescriptorId, steps }: WishedDemand) {
  const made = await program.call<Created>('POST', '/demands', { body: { patientId, centerPrescriptorId } });
  if (made.status !== 201) throw new Error(`no draft: ${made.status} ${JSON.stringify(made.body)}`);
  const saved = await program.call('PUT', `/demands/${made.body.id}`, { body: steps });
  if (saved.status !== 200) throw new Error(`not saved: ${saved.status} ${JSON.stringify(saved.body)}`);
  return made.body;
}

/** The dates of a cycle that begins on a day. */
export function datesFrom(first: CivilDate, { content }: Pick<WishedDemand, 'content'>) {
  const { sessionsPerCycle = 1, sessionFrequencyDays = 1 } = content.treatment.chemotherapy ?? {};
  const sessions = Array.from({ length: sessionsPerCycle }, (_, index) => ({
    session: index + 1,
    date: addDays(first, index * sessionFrequencyDays),
  }));
  return { quimioterapicoFechaPrimeraSesion: first, quimioterapicoFechasSesiones: sessions };
}
