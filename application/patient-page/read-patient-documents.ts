import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DocumentRenditionKind } from '@aval/domain/demand/lifecycle/commands';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-rows/demand-subject';
import { RENDITION_STATE_SELECT, type RenditionStatus, renditionState } from '../documents/rendition-state';
import { servedRendition } from '../documents/served-rendition';

/** Printed document of a demand's current version, as a download of it would serve. */
export interface PatientDocument {
  id: number;
  demandId: string;
  reference: string;
  versionNumber: number;
  /** Day of the version. */
  filedOn: CivilDate;
  edition: DocumentRenditionKind;
  status: RenditionStatus;
  size: number | null;
  failureCode: string | null;
}

/**
 * Reads the document of the current version of each given demand, as far as the actor may view the demand. A download
 * is asked of the demand, which records it. Source: docs/rules.md 2.26, 2.12, 3.22.
 */
export async function readPatientDocuments(
  tx: Transaction,
  actor: Actor,
  demandIds: readonly string[],
  today: CivilDate,
): Promise<PatientDocument[]> {
  if (demandIds.length === 0) return [];
  const demands = await tx.demand.findMany({
    where: { id: { in: [...demandIds] } },
    select: {
      ...SUBJECT_SELECT,
      id: true,
      reference: true,
      displayStatus: true,
      versions: {
        select: {
          number: true,
          createdAt: true,
          documents: {
            select: {
              id: true,
              edition: true,
              ...RENDITION_STATE_SELECT,
              annulledAt: true,
              media: { select: { size: true } },
            },
            orderBy: { id: 'desc' },
          },
        },
        orderBy: { number: 'desc' },
        take: 1,
      },
    },
  });
  const documents = demands.flatMap((demand): PatientDocument[] => {
    const subject = { demand: toDemandSubject(demand, today), status: demand.displayStatus as DisplayStatus };
    const [version] = demand.versions;
    if (!version || !can(actor, 'demands.view', subject)) return [];
    const served = servedRendition(version.documents, ({ media }) => media !== null);
    if (!served) return [];
    return [
      {
        id: served.id,
        demandId: demand.id,
        reference: demand.reference,
        versionNumber: version.number,
        filedOn: civilDateOf(version.createdAt),
        edition: served.edition as DocumentRenditionKind,
        size: served.media?.size ?? null,
        ...renditionState(served),
      },
    ];
  });
  return demandIds.flatMap((id) => documents.filter(({ demandId }) => demandId === id));
}
