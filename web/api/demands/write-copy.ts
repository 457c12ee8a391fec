import { createHash } from 'node:crypto';
import type { RefusedCommand } from '@aval/application/demands/filing/record-filing';
import type { OpenCopy } from '@aval/application/drafts/find-open-copy';
import {
  type JudgeCopy,
  type SaveCopyInput,
  type SaveCopyResult,
  saveCopy,
} from '@aval/application/drafts/saving/save-copy';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { externalIdSchema } from '@aval/domain/validation/fields/external-id';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { sentHash } from '../requests/sent-hash';
import { rowId } from '../schemas/atoms';
import { describedFile, sentAttachment, toUpload } from '../schemas/sent-file';
import { demandTag, type ExpectedTag, expectedOfDraft } from './demand-tag';
import { refuseIdleSteps } from './idle-step-fields';
import { refuseOtherNames } from './repeated-names';
import { asks, asSent, toSteps } from './step-data';
import { sentStepsSchema } from './step-fields';
import { wirePathOf } from './wire-path';

const basicsFields = {
  centerPrescriptorId: rowId
    .optional()
    .meta({ description: 'Prescribing center; required only if there are several.' }),
  patientId: rowId.optional().meta({ description: 'An id from /patients.' }),
  cardNumber: z
    .string()
    .optional()
    .meta({ description: 'For a patient that you cannot see: the exact card number, DNI or NIE.' }),
};

const fileFields = {
  ficherosAdjuntos: z
    .array(z.union([sentAttachment, describedFile]))
    .optional()
    .meta({
      description:
        'New files, and descriptions of files uploaded beforehand. A file without a description is reported at ficherosAdjuntos.id=22.descripcion, by its id, when the demand is sent.',
    }),
  eliminarFicherosAdjuntos: z.array(rowId).optional().meta({ description: 'Files that have not been sent yet.' }),
};

/** Source: docs/rules.md 10.27. */
const sentExternalId = externalIdSchema.nullish().meta({
  description:
    'Your own identifier of the demand, unique at its prescribing center; null removes it. It applies to every version as soon as it is saved.',
});

/** Input of a working copy: steps 2 to 5, and files. */
export const copySchema = sentStepsSchema.extend(fileFields).extend({
  externalId: sentExternalId,
  revision: z.int().min(0).optional().meta({ description: 'The revision that you read; if omitted, the current one.' }),
});
export const draftSchema = copySchema.extend(basicsFields);

/** A card number requires the patient that it belongs to. Source: docs/rules.md 10.12. */
export function refuseLoneNumber({ patientId, cardNumber }: { patientId?: unknown; cardNumber?: unknown }): void {
  if (patientId !== undefined && patientId !== null) return;
  if (asks(cardNumber))
    throw new Problem('invalid', { issues: [{ path: 'cardNumber', message: 'api:issue.with_patient' }] });
}

export interface Writing {
  services: Services;
  actor: Actor;
  demandId: string;
  /** State in If-Match. Source: docs/rules.md 10.8. */
  expected?: ExpectedTag | undefined;
  /** Number of the last action that the sender has read; unchecked when absent. */
  lastActionSequence?: number | undefined;
}

/** Result: the demand has moved on, or the copy has a new revision. */
type WrittenCopy = Extract<SaveCopyResult, { status: 'saved' | 'stale' }>;

/** Writes the input over the wizard's forms, completely or not at all. Throws a `Problem` for every other refusal. */
export async function writeCopy(
  { services, actor, demandId, expected, lastActionSequence = expected?.sequence }: Writing,
  { basics, forms, files: present, sentFiles, ...copy }: OpenCopy,
  { revision: named, ...sent }: z.output<typeof draftSchema>,
  judge?: JudgeCopy<RefusedCommand>,
): Promise<WrittenCopy> {
  const { centerPrescriptorId, patientId, cardNumber, eliminarFicherosAdjuntos: removedFiles = [] } = sent;
  const isDraft = copy.mode === 'draft';
  const read = expected && (isDraft ? expectedOfDraft(expected) : expected.revision);
  const isOfAnotherState = read === null || (named !== undefined && read !== undefined && named !== read);
  if (isOfAnotherState) return { status: 'stale' };
  const number = named ?? read ?? copy.number;
  refuseIdleSteps(sent, forms);
  refuseLoneNumber(sent);
  await refuseOtherNames(services, actor, sent, { demandId, forms });
  const isMoved = centerPrescriptorId !== undefined || patientId !== undefined;
  const step1 = {
    prescriberCenterId: centerPrescriptorId ?? basics.prescriberCenterId,
    patientId: patientId ?? basics.patientId,
    exactNumber: cardNumber,
  };
  const input: SaveCopyInput = {
    demandId,
    number,
    said: sentHash(sent),
    externalId: sent.externalId,
    steps: toSteps(sent, forms),
    removedFiles,
    lastActionSequence: isDraft ? undefined : lastActionSequence,
    ...(isMoved ? { basics: step1 } : {}),
    files: newOf(sent.ficherosAdjuntos ?? [], present, sentFiles),
  };
  const saved = await saveCopy(services, actor, input, judge);
  if (saved.status === 'saved' || saved.status === 'stale') return saved;
  const { lastActionSequence: sequence } = copy;
  const told = 'revision' in saved ? { ...saved, revision: demandTag({ sequence, revision: saved.revision }) } : saved;
  return refuseOutcome(told, (path) => asSent(sentPathOf(path, sent.type ?? forms.protocol?.type), sent));
}

type SentFiles = NonNullable<z.output<typeof copySchema>['ficherosAdjuntos']>;

/** Refuses a new file that is called sent before, since no such file would be there. Source: docs/rules.md 10.12. */
export function refuseNotSentBefore(
  sent: SentFiles,
  isThere: (file: SentFiles[number]) => boolean = () => false,
): void {
  const issues = sent.flatMap((file, at) =>
    file.previous && !isThere(file)
      ? [{ path: `ficherosAdjuntos.${at}.previous`, message: 'api:issue.not_sent_before' }]
      : [],
  );
  if (issues.length > 0) throw new Problem('invalid', { issues });
}

/** Returns the files to add or describe; a file sent again is already there. */
function newOf(sent: SentFiles, present: OpenCopy['files'], sentFiles: OpenCopy['sentFiles']): SaveCopyInput['files'] {
  const isThere = (file: SentFiles[number]) =>
    'archivo' in file &&
    (isAmong(present, file.descripcion, file.archivo.content) ||
      (file.previous === true && sentFiles.includes(sha256Of(file.archivo.content))));
  refuseNotSentBefore(sent, isThere);
  return sent.flatMap<SaveCopyInput['files'][number]>((file, at) => {
    const { descripcion: description } = file;
    if ('id' in file) return [{ at, description, attachmentId: file.id }];
    if (isThere(file)) return [];
    return [{ at, description, file: toUpload(file.archivo) }];
  });
}

function isAmong(files: OpenCopy['files'], description: string, content: Uint8Array): boolean {
  const sha256 = sha256Of(content);
  return files.some((file) => file.sha256 === sha256 && file.description === description.trim());
}

function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

const FILE_FIELDS: Readonly<Record<string, string>> = {
  file: 'archivo',
  description: 'descripcion',
  attachmentId: 'id',
};

/** Maps the path of a written field to that of the sent field. */
export function sentPathOf(path: string, tumourType: unknown): string {
  const [, at, field = ''] = /^files\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (at !== undefined) return `ficherosAdjuntos.${at}.${FILE_FIELDS[field] ?? field}`;
  const removed = /^removedFiles\.(\d+)$/.exec(path)?.[1];
  return removed === undefined ? wirePathOf(path, tumourType) : `eliminarFicherosAdjuntos.${removed}`;
}
