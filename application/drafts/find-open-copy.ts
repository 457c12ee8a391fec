import type { Actor } from '@aval/domain/access/actor';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { forActor } from '@aval/prisma/scope';
import { findPendingFiles, findSentFiles } from '../attachments/pending-files';
import { sideOf } from '../demand-rows/side';
import { readNumbering } from '../history/read-numbering';
import type { Services } from '../services';
import { readCopyNumber } from './copy-number';
import { findEditable, findWritable, type NotEditable } from './editable-demand';
import { type DraftForms, draftForms } from './wizard/draft-forms';

export interface OpenCopy {
  mode: WizardMode;
  /** Number of the working copy and of its files (`readCopyNumber`). */
  number: number;
  /** Number of the last action as the actor counts. */
  lastActionSequence: number;
  forms: DraftForms;
  basics: { doctorId: number; prescriberCenterId: number; patientId: number };
  changeDatesReason: string | null;
  /** Pending files that will be sent with the copy, identified by their content. */
  files: { sha256: string; description: string }[];
  /** Contents of the files that went with earlier versions. */
  sentFiles: string[];
}

export type OpenCopySearch = { status: 'open'; copy: OpenCopy } | NotEditable;

/** Returns the number of the working copy to users who may write in it at this moment; null to everybody else. */
export function findOpenNumber(services: Services, actor: Actor, demandId: string): Promise<number | null> {
  const now = services.clock.now();
  return forActor(services.database, actor).read(async (transaction) => {
    const { found } = await findWritable(transaction, actor, demandId, now);
    if (!found) return null;
    return readCopyNumber(transaction, demandId, sideOf(found.mode));
  });
}

/**
 * Finds the working copy of a demand for an API client that writes on. It shows nothing to a person, so it leaves no
 * access record.
 */
export function findOpenCopy(services: Services, actor: Actor, demandId: string): Promise<OpenCopySearch> {
  const now = services.clock.now();
  return forActor(services.database, actor).read(async (transaction): Promise<OpenCopySearch> => {
    const search = await findEditable(transaction, actor, demandId, now);
    if (!search.found) return search.refusal;
    const { found } = search;
    const files = await findPendingFiles(transaction, demandId, sideOf(found.mode));
    const sentFiles = await findSentFiles(transaction, demandId);
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
        sentFiles: sentFiles.map(({ media: { sha256 } }) => sha256),
      },
    };
  });
}
