import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';

/** A file that the actor has brought by itself, by its own number or by that of what it was attached as; null once it is swept or taken away. */
export function findBroughtFile(services: Services, actor: Actor, by: { mediaId: string } | { attachmentId: number }) {
  const place = 'mediaId' in by ? { id: by.mediaId } : { attachments: { some: { id: by.attachmentId } } };
  return forActor(services.database, actor).read((transaction) =>
    transaction.media.findFirst({
      where: { createdById: actor.userId, ...place },
      select: { id: true, originalFilename: true, size: true, mediaType: true },
    }),
  );
}
