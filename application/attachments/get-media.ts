import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import { getInvitationFile } from '../invitations/get-invitation-file';
import type { Services } from '../services';
import { type AttachmentDownload, getAttachment } from './get-attachment';

/** A file is named by itself, or by one place where it is attached. */
export type MediaName = { mediaId: string } | { attachmentId: number };

/** Copies of a demand name the files of the one that they were copied from. */
const MOST_PLACES = 50;

/**
 * A file of a demand or an invitation, by the first place in which the actor may see it; the look is recorded there. Null when there is none. Source:
 * docs/rules.md 10.14.
 */
export async function getMedia(services: Services, actor: Actor, name: MediaName): Promise<AttachmentDownload | null> {
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
      ? await getAttachment(services, actor, { demandId, attachmentId })
      : invitationId && (await getInvitationFile(services, actor, { invitationId, attachmentId }));
    if (found) return found;
  }
  return null;
}
