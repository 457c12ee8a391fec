import type { DemandSubject } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandState } from '@aval/domain/demand/state';
import { pastLastCycle } from '@aval/domain/demand/timing/treatment-locks';
import type { Prisma } from '@aval/prisma/generated/client';

/** Columns that permissions and actions depend on, wherever a demand is read. */
export const SUBJECT_SELECT = {
  companyId: true,
  doctorId: true,
  assignedUserId: true,
  consultantIds: true,
  prescriberCenterId: true,
  performingCenterId: true,
  provinceIds: true,
  openToAllRepresentatives: true,
  state: true,
  company: { select: { tramitByZones: true } },
} satisfies Prisma.DemandSelect;

export type SubjectRow = Prisma.DemandGetPayload<{ select: typeof SUBJECT_SELECT }>;

/** Returns the lifecycle state of a demand's row, written by `transition()` with this type; null for a draft. */
export function stateOf(row: { state: Prisma.JsonValue }): DemandState | null {
  return row.state as DemandState | null;
}

export function toDemandSubject(row: SubjectRow, today: CivilDate): DemandSubject {
  const state = stateOf(row);
  return {
    companyId: row.companyId,
    companyByZones: row.company.tramitByZones,
    doctorId: row.doctorId,
    assignedUserId: row.assignedUserId,
    consultantIds: row.consultantIds,
    prescriberCenterId: row.prescriberCenterId,
    performingCenterId: row.performingCenterId,
    provinceIds: row.provinceIds,
    openToAllRepresentatives: row.openToAllRepresentatives,
    pastLastCycle: state !== null && pastLastCycle(state, today),
  };
}
