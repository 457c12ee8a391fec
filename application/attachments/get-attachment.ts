import type { Readable } from 'node:stream';
import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { FileStore } from '@aval/platform/files';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { SUBJECT_SELECT, toDemandSubject } from '../demands/demand-subject';
import type { Services } from '../services';

export interface AttachmentDownload {
  fileName: string;
  mediaType: string;
  size: number;
  sha256: string;
  content: Readable;
}

type FileServices = Pick<Services, 'database' | 'clock'> & { files: FileStore };

/** A file of a demand that the actor may see, and a record of who took it. Null when there is none. */
export async function getAttachment(
  { database, clock, files }: FileServices,
  actor: Actor,
  { mediaId }: { mediaId: string },
): Promise<AttachmentDownload | null> {
  const now = clock.now();
  const today = civilDateOf(now);
  const media = await forActor(database, actor).run(async (transaction) => {
    const attachments = await transaction.attachment.findMany({
      where: { mediaId, demand: demandScope(actor, today) },
      select: {
        companyId: true,
        demandId: true,
        versionNumber: true,
        media: true,
        demand: { select: { ...SUBJECT_SELECT, displayStatus: true } },
      },
    });
    const found = attachments.find(
      ({ demand }) =>
        demand &&
        can(actor, 'demands.view', {
          demand: toDemandSubject(demand, today),
          status: demand.displayStatus as DisplayStatus,
        }),
    );
    if (!found) return null;
    const { companyId, demandId, versionNumber } = found;
    await transaction.accessRecord.create({
      data: { companyId, userId: actor.userId, subject: 'attachment', demandId, versionNumber, mediaId, at: now },
    });
    return found.media;
  });
  if (!media) return null;
  return {
    fileName: media.originalFilename,
    mediaType: media.mediaType,
    size: media.size,
    sha256: media.sha256,
    content: await files.get(media.storageKey),
  };
}
