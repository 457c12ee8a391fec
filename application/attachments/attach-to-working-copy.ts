import type { Actor } from '@aval/domain/access/actor';
import { MOST_ATTACHMENTS } from '@aval/domain/validation/attachment-limits';
import { text } from '@aval/domain/validation/field';
import { message } from '@aval/domain/validation/message';
import { forActor } from '@aval/prisma/scope';
import { findEditable, lockDemand, type NotEditable } from '../drafts/editable-demand';
import { sideOf } from '../drafts/side';
import type { Services } from '../services';
import { countAttachments } from './count-attachments';
import { FILE_TOO_LARGE, storeUpload, type Upload } from './store-upload';

export interface AttachInput {
  demandId: string;
  description: string;
  /** A file beyond the limit is not even read. */
  file: Upload | 'too_large' | null;
}

export interface PendingAttachment {
  id: number;
  mediaId: string;
  description: string;
  filename: string;
  size: number;
}

export type AttachResult =
  | { status: 'attached'; attachment: PendingAttachment }
  /** Messages by field: `description`, `file`. */
  | { status: 'invalid'; errors: Partial<Record<'description' | 'file', string>> }
  | NotEditable;

const LONGEST_DESCRIPTION = 255;

/** A file for what is being written; it becomes part of the version when that is sent. */
export async function attachToWorkingCopy(
  services: Services,
  actor: Actor,
  { demandId, description, file }: AttachInput,
): Promise<AttachResult> {
  const scope = forActor(services.database, actor);
  const now = services.clock.now();
  const search = await scope.read((tx) => findEditable(tx, actor, demandId, now));
  if (!search.found) return search.refusal;
  // Dates go with their reason and nothing else.
  if (search.found.mode === 'change_dates') return { status: 'closed', ending: null };
  const described = text({ max: LONGEST_DESCRIPTION }).safeParse(description);
  if (!described.success || !file) {
    const wrong = described.error?.issues[0]?.message;
    return {
      status: 'invalid',
      errors: { ...(wrong ? { description: wrong } : {}), ...(file ? {} : { file: message('fileRequired') }) },
    };
  }
  if (file === 'too_large') return { status: 'invalid', errors: { file: FILE_TOO_LARGE } };
  const stored = await storeUpload(services, actor, search.found.row.companyId, file);
  if ('refused' in stored) return { status: 'invalid', errors: { file: stored.refused } };
  return scope.run(async (tx): Promise<AttachResult> => {
    await lockDemand(tx, demandId);
    // It may have been sent while the file was on its way.
    const still = await findEditable(tx, actor, demandId, now);
    if (!still.found) return still.refusal;
    if ((await countAttachments(tx, demandId, sideOf(still.found.mode))) >= MOST_ATTACHMENTS) {
      return { status: 'invalid', errors: { file: message('filesTooMany', { max: MOST_ATTACHMENTS }) } };
    }
    const { mediaId, filename, size } = stored.media;
    const attachment = await tx.attachment.create({
      data: {
        companyId: still.found.row.companyId,
        demandId,
        mediaId,
        description: described.data,
        createdById: actor.userId,
        createdAt: now,
      },
    });
    return {
      status: 'attached',
      attachment: { id: attachment.id, mediaId, description: attachment.description, filename, size },
    };
  });
}
