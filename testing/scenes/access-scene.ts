import { randomUUID } from 'node:crypto';
import { createPatient } from '@aval/prisma/factories/patient';
import type { TestEngine } from '../stack/engine';
import type { WebUnderTest } from '../stack/web-under-test';
import type { WebVisitor } from '../visitors/web-visitor';
import { decide, newDraft, newPendingDemand } from './scenario';

export interface AccessScene {
  draftId: string;
  draftFileId: number;
  /** Demand with the manager, after the first consultant has answered. */
  demandId: string;
  demandFileId: number;
  patientId: number;
  centerId: number;
}

/** PNG of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Builds a form with a file only, as the drop zone sends it. */
export function fileForm(
  filename = 'informe.png',
  content: Uint8Array<ArrayBuffer> = new Uint8Array(PICTURE),
): FormData {
  const form = new FormData();
  form.set('file', new File([content], filename));
  return form;
}

/** Uploads a file for a dialog of a demand's page; returns the fields with which its form refers to it. */
export async function bringFile(
  visitor: WebVisitor,
  demandId: string,
  { filename = 'informe.png', description = 'Informe' }: { filename?: string; description?: string } = {},
): Promise<Record<string, string>> {
  const { status, body } = await visitor.post(`/app/demands/${demandId}/files`, fileForm(filename));
  if (status !== 200) throw new Error(`the file was not taken: ${status} ${body}`);
  const { file } = JSON.parse(body) as { file: { mediaId: string } };
  return { 'file-0': file.mediaId, 'file-0-description': description };
}

export async function arrangeScene(engine: TestEngine, web: WebUnderTest): Promise<AccessScene> {
  const { demand: draft, patient, content } = await newDraft(engine);
  const doctor = await web.signIn('doctor@meridiana.test');
  await doctor.post(`/app/demands/${draft.id}/attachments`, fileForm());
  const draftFile = await engine.owner.attachment.findFirstOrThrow({ where: { demandId: draft.id } });

  await engine.owner.company.update({
    where: { subdomain: 'meridiana' },
    data: { congruenceUrl: 'https://checks.example/v2/demands/{id}/checkData' },
  });
  const demandId = await newPendingDemand(engine);
  const consultant = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'consultant@aval.test' } });
  await decide(engine, 'manager@meridiana.test', demandId, { decision: 'evaluate', toUserId: consultant.id });
  await decide(engine, 'consultant@aval.test', demandId, { decision: 'propose_authorization' });
  const manager = await web.signIn('manager@meridiana.test');
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const uploaded = await manager.post(`/app/demands/${demandId}?index`, {
    intent: 'upload',
    commandId: randomUUID(),
    expectedSequence: String(lastActionSequence),
    ...(await bringFile(manager, demandId)),
  });
  if (uploaded.status >= 400) throw new Error(`the upload failed: ${uploaded.status} ${uploaded.body}`);
  const demandFile = await engine.owner.attachment.findFirstOrThrow({
    where: { demandId, media: { originalFilename: 'informe.png' } },
  });
  return {
    draftId: draft.id,
    draftFileId: draftFile.id,
    demandId,
    demandFileId: demandFile.id,
    patientId: patient.id,
    centerId: content.basics.prescriberCenterId,
  };
}

/** Creates a patient of the other insurer. */
export async function foreignPatient(engine: TestEngine) {
  const doctor = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor@alborada.test' } });
  return createPatient(engine.owner, { companyId: 3, createdById: doctor.id });
}
