import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { FileDownload } from '../files/file-download';
import type { Services } from '../services';

/** Reads a file of an account request; null when it does not exist or the actor may not see it. */
export async function getInvitationFile(
  services: Services,
  actor: Actor,
  { invitationId, attachmentId }: { invitationId: number; attachmentId: number },
): Promise<FileDownload | null> {
  if (!can(actor, 'invitations.view')) return null;
  const attachment = await forActor(services.database, actor).read((tx) =>
    tx.attachment.findFirst({ where: { id: attachmentId, invitationId }, select: { media: true } }),
  );
  if (!attachment) return null;
  const { originalFilename, mediaType, size, sha256, storageKey } = attachment.media;
  return { filename: originalFilename, mediaType, size, sha256, content: await services.files.get(storageKey) };
}
