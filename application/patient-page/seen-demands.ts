import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DemandState } from '@aval/domain/demand/state';
import type { DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import { stateOf } from '../demand-rows/demand-subject';
import { treatmentSoFar } from '../drafts/wizard/treatment-so-far';

/** Version of a demand with what the patient's page reads of it. */
export interface SeenVersion {
  number: number;
  createdAt: Date;
  content: VersionContent;
  patient: VersionPatient;
}

/** Demand of the patient that the actor sees, with its versions. */
export interface SeenDemand {
  id: string;
  reference: string;
  status: DisplayStatus;
  /** Null for a draft. */
  state: DemandState | null;
  /** Number of the current version; 0 for a draft. */
  version: number;
  /** From the first to the current one. */
  versions: readonly SeenVersion[];
  /** Day on which it was canceled or finished. */
  endedOn: CivilDate | null;
  /** Treatment that a draft asks for, as far as it is typed. */
  soFar: ReturnType<typeof treatmentSoFar>;
}

const ENDINGS = ['CANCEL', 'FINISH'] as const satisfies readonly HistoryAction[];

/** Reads demands with the contents of their versions. The caller checks that the actor may see the demands. */
export async function readSeenDemands(tx: Transaction, ids: readonly string[]): Promise<SeenDemand[]> {
  if (ids.length === 0) return [];
  const rows = await tx.demand.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      reference: true,
      displayStatus: true,
      state: true,
      version: true,
      versions: {
        select: { number: true, createdAt: true, schemaNumber: true, content: true, patient: true },
        orderBy: { number: 'asc' },
      },
      drafts: { where: { side: 'doctor' }, select: { treatment: true } },
      history: {
        where: { action: { in: [...ENDINGS] } },
        select: { createdAt: true },
        orderBy: { sequence: 'desc' },
        take: 1,
      },
    },
  });
  return rows.map(({ id, reference, version, history: [ending], drafts: [written], ...row }) => {
    const state = stateOf(row);
    const isEnded = state?.status === 'CANCELED' || state?.status === 'FINISHED';
    return {
      id,
      reference,
      status: row.displayStatus as DisplayStatus,
      state,
      version,
      versions: row.versions.map(({ number, createdAt, patient, ...stored }) => ({
        number,
        createdAt,
        content: readStoredContent(stored),
        // The cast is safe: the projection wrote the patient with this type, and versions never change.
        patient: patient as unknown as VersionPatient,
      })),
      endedOn: isEnded && ending ? civilDateOf(ending.createdAt) : null,
      soFar: treatmentSoFar(written?.treatment),
    };
  });
}
