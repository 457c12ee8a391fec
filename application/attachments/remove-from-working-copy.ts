import type { Actor } from '@aval/domain/access/actor';
import { lockDemand } from '@aval/prisma/lock-demand';
import { forActor } from '@aval/prisma/scope';
import { findWritable, type NotEditable } from '../drafts/editable-demand';
import { sideOf } from '../drafts/side';
import type { Services } from '../services';
import { findPendingFiles } from './pending-files';

export interface RemoveAttachmentInput {
  demandId: string;
  attachmentId: number;
}

export type RemoveResult = { status: 'removed' } | NotEditable;

/** Takes away a file that was not sent yet; what belongs to a version stays for good. */
export async function removeFromWorkingCopy(
  services: Services,
  actor: Actor,
  { demandId, attachmentId }: RemoveAttachmentInput,
): Promise<RemoveResult> {
  const now = services.clock.now();
  const { storageKey, ...result } = await forActor(services.database, actor).run(async (tx) => {
    await lockDemand(tx, demandId);
    const search = await findWritable(tx, actor, demandId, now);
    if (!search.found) return { ...search.refusal, storageKey: null };
    const own = await findPendingFiles(tx, demandId, sideOf(search.found.mode));
    if (!own.some(({ id }) => id === attachmentId)) return { status: 'not_found' as const, storageKey: null };
    const attachment = await tx.attachment.findFirst({
      where: { id: attachmentId },
      include: { media: { select: { id: true, storageKey: true, attachments: { select: { id: true } } } } },
    });
    if (!attachment) return { status: 'not_found' as const, storageKey: null };
    await tx.attachment.delete({ where: { id: attachment.id } });
    // A duplicate shares the files of the demand that it was made from.
    if (attachment.media.attachments.length > 1) return { status: 'removed' as const, storageKey: null };
    await tx.media.delete({ where: { id: attachment.media.id } });
    return { status: 'removed' as const, storageKey: attachment.media.storageKey };
  });
  if (storageKey !== null) await services.files.delete(storageKey);
  return result;
}
