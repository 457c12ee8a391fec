import type { Actor } from '@aval/domain/access/actor';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { forActor } from '@aval/prisma/scope';
import { findPendingFiles } from '../attachments/pending-files';
import { readNumbering } from '../history/read-numbering';
import type { Services } from '../services';
import { readCopyNumber } from './copy-number';
import { findEditable, findWritable, type NotEditable } from './editable-demand';
import { sideOf } from './side';
import { type DraftForms, draftForms } from './wizard/draft-forms';

export interface OpenCopy {
  mode: WizardMode;
  /** Number of what is written and of the files beside it (`readCopyNumber`). */
  number: number;
  /** As the actor counts. */
  lastActionSequence: number;
  forms: DraftForms;
  basics: { doctorId: number; prescriberCenterId: number; patientId: number };
  changeDatesReason: string | null;
  /** Those that are to be sent with it, by what is in them. */
  files: { sha256: string; description: string }[];
}

export type OpenCopySearch = { status: 'open'; copy: OpenCopy } | NotEditable;

/** The number of what is being written, for whoever may write in it now; null for everybody else. */
export function findOpenNumber(services: Services, actor: Actor, demandId: string): Promise<number | null> {
  const now = services.clock.now();
  return forActor(services.database, actor).read(async (transaction) => {
    const { found } = await findWritable(transaction, actor, demandId, now);
    if (!found) return null;
    return readCopyNumber(transaction, demandId, sideOf(found.mode));
  });
}

/** What is being written for a demand, for a program that writes on: it shows nothing to anybody, so it is no look. */
export function findOpenCopy(services: Services, actor: Actor, demandId: string): Promise<OpenCopySearch> {
  const now = services.clock.now();
  return forActor(services.database, actor).read(async (transaction): Promise<OpenCopySearch> => {
    const search = await findEditable(transaction, actor, demandId, now);
    if (!search.found) return search.refusal;
    const { found } = search;
    const files = await findPendingFiles(transaction, demandId, sideOf(found.mode));
    const { doctorId, prescriberCenterId, patientId } = found.row;
    const numberOf = await readNumbering(transaction, demandId, actor);
    return {
      status: 'open',
      copy: {
        mode: found.mode,
        number: await readCopyNumber(transaction, demandId, sideOf(found.mode)),
        lastActionSequence: numberOf(found.row.lastActionSequence),
        forms: draftForms(found),
        basics: { doctorId, prescriberCenterId, patientId },
        changeDatesReason: found.draft?.changeDatesReason ?? null,
        files: files.map(({ description, media: { sha256 } }) => ({ description, sha256 })),
      },
    };
  });
}
