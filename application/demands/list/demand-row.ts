import type { Actor } from '@aval/domain/access/actor';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { daysSinceUpdate, daysToTreatmentStart } from '@aval/domain/calendar/working-days';
import { availableActions, type DemandAction } from '@aval/domain/demand/actions';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Prisma } from '@aval/prisma/generated/client';
import { SUBJECT_SELECT, stateOf, toDemandSubject } from '../demand-subject';

export const DEMAND_ROW_SELECT = {
  ...SUBJECT_SELECT,
  id: true,
  reference: true,
  displayStatus: true,
  type: true,
  doctorName: true,
  cardNumber: true,
  companyName: true,
  prescriberCenterName: true,
  createdAt: true,
  lastDemand: true,
  treatmentStart: true,
  submissionCommandId: true,
  sequence: true,
  doctor: { select: { active: true } },
  divergedAt: true,
  faultCode: true,
} satisfies Prisma.DemandSelect;

export interface DemandRow {
  id: string;
  reference: string;
  displayStatus: DisplayStatus;
  type: 'chemotherapy' | 'radiotherapy' | 'both' | null;
  doctorName: string;
  cardNumber: string;
  companyName: string;
  prescriberCenterName: string;
  provinces: readonly string[];
  createdOn: CivilDate;
  updatedOn: CivilDate;
  /** Working days; null while no date is known. */
  daysToStart: number | null;
  daysSinceUpdate: number;
  /** Submitted, and the engine has not written its first entry yet. */
  beingDelivered: boolean;
  /** The engine and the database disagree, or a clock cannot go on: for admins. */
  faulty: boolean;
  /** What the actor may do with it today. */
  actions: DemandAction[];
}

type Found = Prisma.DemandGetPayload<{ select: typeof DEMAND_ROW_SELECT }>;

interface RowContext {
  actor: Actor;
  today: CivilDate;
  provinceNames: ReadonlyMap<number, string>;
}

export function toDemandRow(demand: Found, { actor, today, provinceNames }: RowContext): DemandRow {
  const updatedOn = civilDateOf(demand.lastDemand);
  const start = demand.treatmentStart?.toISOString().slice(0, 10) ?? null;
  const doctorActive = demand.doctor.active;
  return {
    id: demand.id,
    reference: demand.reference,
    displayStatus: demand.displayStatus as DisplayStatus,
    type: demand.type as DemandRow['type'],
    doctorName: demand.doctorName,
    cardNumber: demand.cardNumber,
    companyName: demand.companyName,
    prescriberCenterName: demand.prescriberCenterName,
    provinces: demand.provinceIds.map((id) => provinceNames.get(id) ?? '').filter(Boolean),
    createdOn: civilDateOf(demand.createdAt),
    updatedOn,
    daysToStart: start === null ? null : daysToTreatmentStart(start, today),
    daysSinceUpdate: daysSinceUpdate(today, updatedOn),
    beingDelivered: demand.submissionCommandId !== null && demand.sequence === 0,
    faulty: demand.divergedAt !== null || demand.faultCode !== null,
    actions: availableActions(stateOf(demand), { doctorActive }, actor, toDemandSubject(demand, today), today),
  };
}
