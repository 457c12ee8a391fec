import type { Actor } from '@aval/domain/access/actor';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Transaction } from '@aval/prisma/scope';
import { AS_SENT } from '../files/file-order';
import { fileSight, PLACE_SELECT } from '../history/visible-history';

export interface PatientFile {
  id: number;
  demandId: string;
  reference: string;
  description: string;
  fileName: string;
  mediaType: string;
  size: number;
  addedOn: CivilDate;
  /** ISO instant. */
  addedAt: string;
}

/**
 * Reads the files sent with the given demands, as far as the actor may see them; pending files are left out. Source:
 * docs/rules.md 2.24.
 */
export async function readPatientFiles(
  tx: Transaction,
  actor: Actor,
  demands: readonly { id: string; reference: string }[],
): Promise<PatientFile[]> {
  const demandId = { in: demands.map(({ id }) => id) };
  const files = await tx.attachment.findMany({
    where: { demandId, OR: [{ versionNumber: { not: null } }, { historyId: { not: null } }] },
    include: { media: { select: { originalFilename: true, mediaType: true, size: true } } },
    orderBy: AS_SENT,
  });
  if (files.length === 0) return [];
  const places = await tx.demandHistory.findMany({
    where: { demandId },
    select: { ...PLACE_SELECT, demandId: true },
    orderBy: { sequence: 'asc' },
  });
  return demands.flatMap(({ id, reference }) => {
    const seesFile = fileSight(
      places.filter((place) => place.demandId === id),
      actor,
    );
    const own = files.filter((file) => file.demandId === id && seesFile(file));
    return own.map((file) => ({
      id: file.id,
      demandId: id,
      reference,
      description: file.description,
      fileName: file.media.originalFilename,
      mediaType: file.media.mediaType,
      size: file.media.size,
      addedOn: civilDateOf(file.createdAt),
      addedAt: file.createdAt.toISOString(),
    }));
  });
}
