import type { Actor } from '@aval/domain/access/actor';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { findPendingFiles } from '../../attachments/pending-files';
import { sideOf } from '../../demand-rows/side';
import type { Services } from '../../services';
import { raiseFileChanges } from '../copy-number';
import { lockWritable, type NotEditable } from '../editable-demand';

export interface RemoveAttachmentInput {
  demandId: string;
  attachmentId: number;
}

export type RemoveResult = { status: 'removed' } | NotEditable;

/** Removes a file that was not sent yet; files of a version stay for good. */
export async function removeFromWorkingCopy(
  services: Services,
  actor: Actor,
  input: RemoveAttachmentInput,
): Promise<RemoveResult> {
  const now = services.clock.now();
  const { storageKey, result } = await forActor(services.database, actor).run((tx) =>
    writeRemoval(tx, actor, input, now),
  );
  if (storageKey !== null) await services.files.delete(storageKey);
  return result;
}

interface Removal {
  result: RemoveResult;
  /** Key of a stored file to delete after commit because nothing refers to it; null otherwise. */
  storageKey: string | null;
}

/** Removes the attachment within the caller's transaction; the caller deletes the stored file. */
export async function writeRemoval(
  tx: Transaction,
  actor: Actor,
  { demandId, attachmentId }: RemoveAttachmentInput,
  now: Date,
): Promise<Removal> {
  const search = await lockWritable(tx, actor, demandId, now);
  if (!search.found) return { result: search.refusal, storageKey: null };
  const own = await findPendingFiles(tx, demandId, sideOf(search.found.mode));
  const attachment = own.some(({ id }) => id === attachmentId)
    ? await tx.attachment.findFirst({
        where: { id: attachmentId },
        include: { media: { select: { id: true, storageKey: true, attachments: { select: { id: true } } } } },
      })
    : null;
  if (!attachment) return { result: { status: 'not_found' }, storageKey: null };
  await tx.attachment.delete({ where: { id: attachment.id } });
  await raiseFileChanges(tx, demandId, sideOf(search.found.mode));
  // Keep a file that is still attached elsewhere: a duplicate shares the files of its original.
  if (attachment.media.attachments.length > 1) return { result: { status: 'removed' }, storageKey: null };
  await tx.media.delete({ where: { id: attachment.media.id } });
  return { result: { status: 'removed' }, storageKey: attachment.media.storageKey };
}
