import { attachToWorkingCopy } from '@aval/application/drafts/files/attach-to-working-copy';
import { type SaveDraftStepInput, saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import { typedGroup, typedTreatment } from '@aval/application/drafts/saving/typed-values';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { plainText } from '@aval/domain/reading/plain-text';
import { forTenant } from '@aval/prisma/scope';
import { reportFile } from './report-file';

/**
 * Fills in the wizard step by step as its form would, and returns the last revision. A demand that was already sent
 * stays as it was.
 */
export async function writeRequest(
  services: Services,
  actor: Actor,
  demandId: string,
  { protocol, previousTreatments, exposures, treatment, extras }: DemandContent,
): Promise<number> {
  const forms: Pick<SaveDraftStepInput, 'step' | 'form'>[] = [
    { step: 'protocol', form: typedGroup({ ...protocol }) },
    { step: 'previousTreatments', form: typedGroup({ previousTreatments, exposures }) },
    { step: 'treatment', form: typedTreatment({ ...treatment }) },
    { step: 'extras', form: typedGroup({ ...extras }) },
  ];
  let revision = 0;
  for (const form of forms) {
    let result = await saveDraftStep(services, actor, { demandId, ...form, revision });
    if (result.status === 'conflict') {
      result = await saveDraftStep(services, actor, { demandId, ...form, revision: result.revision });
    }
    if (result.status === 'closed') return revision;
    if (result.status !== 'saved') throw new Error(`not saved: ${JSON.stringify(result)}`);
    revision = result.revision;
  }
  return revision;
}

/** Attaches each file once, however often the story is played. */
export async function attachReports(
  services: Services,
  actor: Actor,
  demand: { id: string; companyId: number },
  files: readonly string[],
): Promise<void> {
  const attached = await forTenant(services.database, demand.companyId).read((tx) =>
    tx.attachment.findMany({ where: { demandId: demand.id }, select: { description: true } }),
  );
  for (const description of files) {
    if (attached.some((attachment) => attachment.description === description)) continue;
    const file = reportOf(description);
    const result = await attachToWorkingCopy(services, actor, { demandId: demand.id, description, file });
    if (result.status !== 'attached' && result.status !== 'closed') throw new Error(JSON.stringify(result));
  }
}

export function reportOf(description: string): { filename: string; content: Uint8Array } {
  const plain = plainText(description);
  return {
    filename: `${plain.replace(/[^a-z0-9]+/g, '-')}.pdf`,
    content: reportFile(description, [
      'Documento de demostración: todas las personas y los datos clínicos son inventados.',
      'Servicio de Oncología Médica. Sesión del comité de tumores.',
      'Se adjunta a la solicitud de tratamiento para su valoración por la compañía.',
    ]),
  };
}
