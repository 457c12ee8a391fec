import type { Readable } from 'node:stream';
import type { Actor } from '@aval/domain/access/actor';
import { can, roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordAccess, recordRepeatedAccess } from '../access-record/record-access';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-rows/demand-subject';
import type { Services } from '../services';
import { documentFileName } from './document-file-name';
import { RENDITION_STATE_SELECT, renditionState } from './rendition-state';
import { servedRendition } from './served-rendition';

export interface DocumentRequest {
  demandId: string;
  versionNumber: number;
  /** Id of a rendition of the version; by default the newest ready one that is not annulled. */
  renditionId?: number | undefined;
  /** Set when a part of the file is asked for: all parts that a reader takes are one access. */
  asksAgain?: boolean;
}

export type DocumentDownload =
  | {
      status: 'ready';
      fileName: string;
      mediaType: string;
      size: number;
      sha256: string;
      content: Readable;
    }
  /** A rendition exists, but its file is not ready, or failed. */
  | { status: 'pending' | 'failed' };

type DocumentServices = Pick<Services, 'database' | 'clock' | 'files'>;

/**
 * Reads the printed document of a version and writes an access record. Null when the actor may see none. Source:
 * docs/rules.md 3.22.
 */
export async function getDocument(
  { database, clock, files }: DocumentServices,
  actor: Actor,
  request: DocumentRequest,
): Promise<DocumentDownload | null> {
  const now = clock.now();
  const found = await forActor(database, actor).run(async (transaction) => {
    const edition = await findRendition(transaction, actor, request, now);
    if (edition?.media) {
      const { demandId, versionNumber } = request;
      const { companyId, demand, media } = edition;
      const access = { companyId, demandId, patientId: demand.patientId, versionNumber, mediaId: media.id };
      const record = request.asksAgain ? recordRepeatedAccess : recordAccess;
      await record(transaction, actor, { subject: 'document', ...access }, now);
    }
    return edition;
  });
  if (!found) return null;
  const { media, demand } = found;
  if (!media) return { status: renditionState(found).status === 'failed' ? 'failed' : 'pending' };
  return {
    status: 'ready',
    fileName: documentFileName(demand.reference, now),
    mediaType: media.mediaType,
    size: media.size,
    sha256: media.sha256,
    content: await files.get(media.storageKey),
  };
}

async function findRendition(
  transaction: Transaction,
  actor: Actor,
  { demandId, versionNumber, renditionId }: DocumentRequest,
  now: Date,
) {
  const today = civilDateOf(now);
  const renditions = await transaction.pdfEdition.findMany({
    where: {
      demandId,
      version: { number: versionNumber },
      demand: demandScope(actor, today),
    },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      edition: true,
      companyId: true,
      ...RENDITION_STATE_SELECT,
      annulledAt: true,
      media: true,
      demand: { select: { ...SUBJECT_SELECT, reference: true, displayStatus: true, patientId: true } },
    },
  });
  const visible = renditions.filter(({ demand }) =>
    can(actor, 'demands.view', {
      demand: toDemandSubject(demand, today),
      status: demand.displayStatus as DisplayStatus,
    }),
  );
  if (renditionId !== undefined) {
    const asked = visible.find(({ id }) => id === renditionId);
    // Only the archive serves an annulled decision; other readers get the rendition that annuls it.
    if (!asked?.annulledAt || roleMay(actor.role, 'documents.list')) return asked ?? null;
    return visible.findLast(({ id, edition }) => edition === 'annulled' && id > renditionId) ?? null;
  }
  return servedRendition(visible, ({ media }) => media !== null);
}
