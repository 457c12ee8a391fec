import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { isAdminRole, isFilingRole, type RoleName } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { recordAccess, recordRepeatedAccess } from '../access-record/record-access';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-rows/demand-subject';
import type { Side } from '../demand-rows/side';
import type { FileDownload } from '../files/file-download';
import { readFileSight } from '../history/visible-history';
import type { Services } from '../services';
import { findPendingFiles } from './pending-files';

export interface AttachmentRequest {
  demandId: string;
  attachmentId: number;
  /** Set when a part of the file is asked for: all parts that a reader takes are one access. */
  asksAgain?: boolean;
}

/** Opens a file of a demand and records the access. Returns null when there is none that the actor may see. */
export async function getAttachment(
  services: Services,
  actor: Actor,
  { demandId, attachmentId, asksAgain = false }: AttachmentRequest,
): Promise<FileDownload | null> {
  const now = services.clock.now();
  const today = civilDateOf(now);
  const media = await forActor(services.database, actor).run(async (tx) => {
    const attachment = await tx.attachment.findFirst({
      where: { id: attachmentId, demand: { AND: [{ id: demandId }, demandScope(actor, today)] } },
      include: { media: true, demand: { select: { ...SUBJECT_SELECT, displayStatus: true, patientId: true } } },
    });
    if (!attachment?.demand) return null;
    const { displayStatus, patientId, ...row } = attachment.demand;
    const isSent = attachment.versionNumber !== null || attachment.historyId !== null;
    if (isSent) {
      if (!(await readFileSight(tx, demandId, actor))(attachment)) return null;
    } else {
      const side = readableSide(actor.role, displayStatus as DisplayStatus);
      const pending = side === null ? [] : await findPendingFiles(tx, demandId, side);
      if (pending.every(({ id }) => id !== attachmentId)) return null;
    }
    const subject = { demand: toDemandSubject(row, today), status: displayStatus as DisplayStatus };
    if (!can(actor, 'demands.view', subject)) return null;
    const { companyId, mediaId, versionNumber } = attachment;
    const access = { companyId, demandId, patientId, mediaId, versionNumber };
    const record = asksAgain ? recordRepeatedAccess : recordAccess;
    await record(tx, actor, { subject: 'attachment', ...access }, now);
    return attachment.media;
  });
  if (!media) return null;
  const { originalFilename, mediaType, size, sha256, storageKey } = media;
  return { filename: originalFilename, mediaType, size, sha256, content: await services.files.get(storageKey) };
}

/**
 * Side whose unsent files a role may read: the side that writes them, and for admins a draft's, as its page shows it.
 * Null for none.
 */
function readableSide(role: RoleName, status: DisplayStatus): Side | null {
  if (isFilingRole(role)) return 'doctor';
  if (role === 'MANAGER') return 'company';
  return isAdminRole(role) && status === 'draft' ? 'doctor' : null;
}
