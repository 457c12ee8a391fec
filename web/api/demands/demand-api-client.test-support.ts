import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { readStoredRequest } from '@aval/domain/demand/content/stored-content';
import { newDraft } from '@aval/testing/scenes/scenario';
import type { TestEngine } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { toStepData } from './step-data';

/** Engine of a test file, and API clients that are signed in. */
export interface DemandApi {
  engine: TestEngine;
  apiClients: Record<'manager' | 'doctor', ApiClient>;
}

/** Starts engine, worker and web server for a test file, and signs a manager and a doctor in. */
export async function demandApiForFile(): Promise<DemandApi> {
  const engine = await engineForFile();
  await engine.startWorker();
  const web = await webForFile(engine);
  return { engine, apiClients: await signInApiClients(web, ['manager', 'doctor']) };
}

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

/** Creates a draft with all its steps, as the doctor. */
export async function newWritten({ engine, apiClients }: DemandApi): Promise<{ id: string; wish: WishedDemand }> {
  const wish = wishOf(await newDraft(engine));
  return { id: (await draftBy(apiClients.doctor, wish)).id, wish };
}

/** Returns the content of a demand's only version. */
export async function contentOf({ owner }: Pick<TestEngine, 'owner'>, demandId: string): Promise<DemandContent> {
  return readStoredRequest(await owner.demandVersion.findFirstOrThrow({ where: { demandId } }));
}
