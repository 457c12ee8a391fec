import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';

/**
 * Finds a file that the actor uploaded, by its own id or by that of its attachment; null once it was swept or removed.
 */
export function findBroughtFile(services: Services, actor: Actor, by: { mediaId: string } | { attachmentId: number }) {
  const place = 'mediaId' in by ? { id: by.mediaId } : { attachments: { some: { id: by.attachmentId } } };
  return forActor(services.database, actor).read((transaction) =>
    transaction.media.findFirst({
      where: { createdById: actor.userId, ...place },
      select: { id: true, originalFilename: true, size: true, mediaType: true },
    }),
  );
}
