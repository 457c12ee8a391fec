import { createHash } from 'node:crypto';
import { attachToWorkingCopy } from '@aval/application/attachments/attach-to-working-copy';
import { describeAttachment } from '@aval/application/attachments/describe-attachment';
import { removeFromWorkingCopy } from '@aval/application/attachments/remove-from-working-copy';
import type { OpenCopy } from '@aval/application/drafts/find-open-copy';
import { saveBasics } from '@aval/application/drafts/saving/save-basics';
import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import { DRAFT_STEPS } from '@aval/application/drafts/wizard/draft-forms';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { rowId } from '../schemas/atoms';
import { describedFile, sentAttachment, toUpload } from '../schemas/sent-file';
import { toSteps } from './step-data';
import { sentStepsSchema } from './step-fields';
import { wirePathOf } from './wire-path';

const basicsFields = {
  centerPrescriptorId: rowId.optional().meta({ description: 'Where it is asked for; the only one, without it.' }),
  patientId: rowId.optional().meta({ description: 'One of /patients.' }),
  cardNumber: z
    .string()
    .optional()
    .meta({ description: 'Of a patient out of sight: the exact number, or the DNI/NIE.' }),
};

const fileFields = {
  ficherosAdjuntos: z
    .array(z.union([sentAttachment, describedFile]))
    .optional()
    .meta({ description: 'New files, and what those are that were brought as forms with files.' }),
  eliminarFicherosAdjuntos: z.array(rowId).optional().meta({ description: 'Files that were not sent yet.' }),
};

/** What is written of a demand: steps 2 to 5, and files. */
export const copySchema = sentStepsSchema.extend(fileFields).extend({
  revision: z.int().min(0).optional().meta({ description: 'Of what its sender has read; without it, what stands.' }),
});
export const draftSchema = copySchema.extend(basicsFields);

export interface Writing {
  services: Services;
  actor: Actor;
  demandId: string;
}

/** Writes what was sent over what lies in the wizard, and answers its revision from now on. */
export async function writeCopy(
  writing: Writing,
  { basics, forms, files, ...copy }: OpenCopy,
  { revision: expected, ...sent }: z.output<typeof draftSchema>,
): Promise<number> {
  const { services, actor, demandId } = writing;
  let revision = expected ?? copy.revision;
  const { centerPrescriptorId, patientId, cardNumber } = sent;
  if (centerPrescriptorId !== undefined || patientId !== undefined) {
    const form = {
      prescriberCenterId: centerPrescriptorId ?? basics.prescriberCenterId,
      patientId: patientId ?? basics.patientId,
      exactNumber: cardNumber,
    };
    const saved = await saveBasics(services, actor, { demandId, form, revision });
    if (saved.status !== 'saved') return refuseOutcome(saved, (path) => wirePathOf(`basics.${path}`));
    revision = saved.revision;
  }
  const steps = toSteps(sent, forms);
  for (const step of DRAFT_STEPS) {
    const form = steps[step];
    if (!form) continue;
    const saved = await saveDraftStep(services, actor, { demandId, step, form, revision });
    const tumourType = sent.type ?? forms.protocol?.type;
    if (saved.status !== 'saved')
      return refuseOutcome(saved, (path) => wirePathOf(contentPathOf(step, path), tumourType));
    revision = saved.revision;
  }
  // Nothing of it was written by which it would have been compared.
  if (expected !== undefined && revision === expected && expected !== copy.revision) throw new Problem('stale');
  await writeFiles(writing, files, sent);
  return revision;
}

/** Files by themselves raise no revision: whoever sends a demand sends those that are there. What is sent again is there already. */
async function writeFiles(
  { services, actor, demandId }: Writing,
  present: OpenCopy['files'],
  { ficherosAdjuntos = [], eliminarFicherosAdjuntos = [] }: z.output<typeof copySchema>,
): Promise<void> {
  for (const [index, attachmentId] of eliminarFicherosAdjuntos.entries()) {
    const removed = await removeFromWorkingCopy(services, actor, { demandId, attachmentId });
    if (removed.status === 'not_found') throw unknownFile(`eliminarFicherosAdjuntos.${index}`);
    if (removed.status !== 'removed') refuseOutcome(removed);
  }
  for (const [index, file] of ficherosAdjuntos.entries()) {
    const at = `ficherosAdjuntos.${index}`;
    const { descripcion: description } = file;
    if ('archivo' in file && isAmong(present, description, file.archivo.content)) continue;
    const result =
      'id' in file
        ? await describeAttachment(services, actor, { demandId, attachmentId: file.id, description })
        : await attachToWorkingCopy(services, actor, { demandId, description, file: toUpload(file.archivo) });
    if (result.status === 'not_found' && 'id' in file) throw unknownFile(`${at}.id`);
    if (result.status === 'invalid') {
      const errors: { file?: string; description?: string } = result.errors;
      const message = errors.file ?? errors.description ?? '';
      throw new Problem('invalid', {
        issues: [{ path: `${at}.${errors.file === undefined ? 'descripcion' : 'archivo'}`, message }],
      });
    }
    if (result.status !== 'attached' && result.status !== 'described') refuseOutcome(result);
  }
}

function isAmong(files: OpenCopy['files'], description: string, content: Uint8Array): boolean {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return files.some((file) => file.sha256 === sha256 && file.description === description.trim());
}

export function unknownFile(path: string): Problem {
  return new Problem('invalid', { issues: [{ path, message: 'api:issue.unknown' }] });
}
