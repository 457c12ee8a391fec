import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { toStepData } from './step-data';

/** A clinically realistic request, in the specification's names. */
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

/** Returns a new request with the content of a draft. */
export function wishOf({ content, patient }: Drafted): WishedDemand {
  const { prescriberCenterId: centerPrescriptorId, doctorId } = content.basics;
  return { patientId: patient.id, centerPrescriptorId, doctorId, steps: toStepData(content), content };
}

interface Created {
  id: string;
  reference: string;
  companyId: number;
}

/** Creates a draft and writes all its steps in a second request. */
export async function draftBy(apiClient: ApiClient, { patientId, centerPrescriptorId, steps }: WishedDemand) {
  const made = await apiClient.call<Created>('POST', '/demands', { body: { patientId, centerPrescriptorId } });
  if (made.status !== 201) throw new Error(`no draft: ${made.status} ${JSON.stringify(made.body)}`);
  const saved = await apiClient.call('PUT', `/demands/${made.body.id}`, { body: steps });
  if (saved.status !== 200) throw new Error(`not saved: ${saved.status} ${JSON.stringify(saved.body)}`);
  return made.body;
}

/** Returns the dates of a cycle from its first day. */
export function datesFrom(first: CivilDate, { content }: Pick<WishedDemand, 'content'>) {
  const { sessionsPerCycle = 1, sessionFrequencyDays = 1 } = content.treatment.chemotherapy ?? {};
  const sessions = Array.from({ length: sessionsPerCycle }, (_, index) => ({
    session: index + 1,
    date: addDays(first, index * sessionFrequencyDays),
  }));
  return { quimioterapicoFechaPrimeraSesion: first, quimioterapicoFechasSesiones: sessions };
}
