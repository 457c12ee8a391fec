import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { FileDownload } from '../files/file-download';
import { getInvitationFile } from '../invitations/get-invitation-file';
import type { Services } from '../services';
import { type AttachmentRequest, getAttachment } from './get-attachment';

/** Identifies a file by its own id or by that of one of its attachments. */
export type MediaName = { mediaId: string } | { attachmentId: number };

/** Limits the attachments searched; duplicates of a demand share the files of their original. */
const MOST_PLACES = 50;

/**
 * Opens a file of a demand or an invitation through the first attachment that the actor may see, and records the access
 * there. Returns null when there is none. Source: docs/rules.md 10.14.
 */
export async function getMedia(
  services: Services,
  actor: Actor,
  name: MediaName,
  { asksAgain = false }: Pick<AttachmentRequest, 'asksAgain'> = {},
): Promise<FileDownload | null> {
  const places = await forActor(services.database, actor).read((tx) =>
    tx.attachment.findMany({
      where: 'mediaId' in name ? { mediaId: name.mediaId } : { id: name.attachmentId },
      select: { id: true, demandId: true, invitationId: true },
      orderBy: { id: 'desc' },
      take: MOST_PLACES,
    }),
  );
  for (const { id: attachmentId, demandId, invitationId } of places) {
    const found = demandId
      ? await getAttachment(services, actor, { demandId, attachmentId, asksAgain })
      : invitationId && (await getInvitationFile(services, actor, { invitationId, attachmentId }));
    if (found) return found;
  }
  return null;
}
