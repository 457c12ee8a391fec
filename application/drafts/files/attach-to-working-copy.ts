import type { Actor } from '@aval/domain/access/actor';
import { MOST_ATTACHMENTS } from '@aval/domain/validation/dialogs/attachment-limits';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { countAttachments } from '../../attachments/count-attachments';
import { findPendingFiles } from '../../attachments/pending-files';
import { storeUpload } from '../../attachments/store-upload';
import { sideOf } from '../../demand-rows/side';
import { contentOf, type StoredMedia, type Upload } from '../../files/keep-file';
import { type KeepMade, keepNothing } from '../../repetitions/made-under-key';
import type { Services } from '../../services';
import { raiseFileChanges } from '../copy-number';
import { findWritable, lockWritable, type NotEditable, type WritableDemand } from '../editable-demand';

export interface AttachInput {
  demandId: string;
  file: Upload;
  /** Description of the file. It may be added later with `describeAttachment`, but before the working copy is sent. */
  description?: string;
  /** Position among the files of the working copy; when absent, the file goes last. */
  place?: number | undefined;
}

export interface PendingAttachment {
  id: number;
  mediaId: string;
  description: string;
  filename: string;
  size: number;
  place: number;
}

export type AttachResult =
  | { status: 'attached'; attachment: PendingAttachment }
  /** Messages by field. */
  | { status: 'invalid'; errors: { file?: string; description?: string } }
  | NotEditable;

const TOO_MANY: AttachResult = {
  status: 'invalid',
  errors: { file: message('filesTooMany', { max: MOST_ATTACHMENTS }) },
};

async function hasNoPlace(transaction: Transaction, { row, mode }: WritableDemand): Promise<boolean> {
  return (await countAttachments(transaction, row.id, sideOf(mode))) >= MOST_ATTACHMENTS;
}

async function nextPlace(transaction: Transaction, { row, mode }: WritableDemand): Promise<number> {
  const last = (await findPendingFiles(transaction, row.id, sideOf(mode))).at(-1);
  return last === undefined ? 0 : last.place + 1;
}

/** Attaches a file to the working copy; it becomes part of the version when that is sent. */
export async function attachToWorkingCopy(
  services: Services,
  actor: Actor,
  { demandId, description = '', place, file }: AttachInput,
  keep: KeepMade = keepNothing,
): Promise<AttachResult> {
  const scope = forActor(services.database, actor);
  const now = services.clock.now();
  const open = await scope.read((tx) => findAttachable(tx, actor, demandId, now));
  if ('status' in open) return open;
  const described = readDescription(description);
  if ('refused' in described) return { status: 'invalid', errors: { description: described.refused } };
  if (open.isFull) return TOO_MANY;
  const stored = await storeUpload(services, actor, { companyId: open.companyId, demandId }, file);
  if ('refused' in stored) return { status: 'invalid', errors: { file: stored.refused } };
  const attaching = { demandId, media: stored.media, description: described.text, place };
  return scope.run(async (tx) => {
    const written = await writeAttachment(tx, actor, attaching, now);
    if (written.status !== 'attached') return written;
    const media = await tx.media.findUniqueOrThrow({
      where: { id: stored.media.mediaId },
      select: { sha256: true, originalFilename: true },
    });
    await keep(tx, written.attachment.id, contentOf(media));
    return written;
  });
}

/** Checks that the working copy accepts files before any content is read and stored. */
export async function findAttachable(
  tx: Transaction,
  actor: Actor,
  demandId: string,
  now: Date,
): Promise<{ companyId: number; isFull: boolean } | NotEditable> {
  const search = await findWritable(tx, actor, demandId, now);
  if (!search.found) return search.refusal;
  const { found } = search;
  // New dates are sent with a reason only, without files.
  if (found.mode === 'change_dates') return { status: 'closed', ending: null };
  return { companyId: found.row.companyId, isFull: await hasNoPlace(tx, found) };
}

interface Attaching {
  demandId: string;
  media: StoredMedia;
  /** Already validated by `readDescription`. */
  description: string;
  place?: number | undefined;
}

/** Attaches a stored file to the working copy within the caller's transaction. */
export async function writeAttachment(
  tx: Transaction,
  actor: Actor,
  { demandId, media: { mediaId, filename, size }, description, place }: Attaching,
  now: Date,
): Promise<AttachResult> {
  // Check again under lock: the working copy may have been sent during the upload.
  const still = await lockWritable(tx, actor, demandId, now);
  if (!still.found) return still.refusal;
  if (await hasNoPlace(tx, still.found)) return TOO_MANY;
  const attachment = await tx.attachment.create({
    data: {
      companyId: still.found.row.companyId,
      demandId,
      mediaId,
      description,
      side: sideOf(still.found.mode),
      place: place ?? (await nextPlace(tx, still.found)),
      createdById: actor.userId,
      createdAt: now,
    },
  });
  await raiseFileChanges(tx, demandId, sideOf(still.found.mode));
  const { id, description: text } = attachment;
  return {
    status: 'attached',
    attachment: { id, mediaId, description: text, filename, size, place: attachment.place },
  };
}
