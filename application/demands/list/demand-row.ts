import type { Actor } from '@aval/domain/access/actor';
import { isInsurerRole } from '@aval/domain/access/roles';
import { ageOn, type CivilDate, civilDateOf, daysBetween } from '@aval/domain/calendar/civil-date';
import { daysSinceUpdate, daysToTreatmentStart } from '@aval/domain/calendar/working-days';
import { availableActions, type DemandAction } from '@aval/domain/demand/lifecycle/actions';
import { type DeniedCycle, deniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import { isValidationDenied } from '@aval/domain/demand/outlook/validation-denied';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { stateOf, toDemandSubject } from '../../demand-rows/demand-subject';
import { lastUpdate } from '../../demand-rows/last-update';
import { filingEntry } from '../../history/filer';
import { isBeingDelivered } from '../being-delivered';
import type { FoundDemand } from './find-demands';

export interface DemandRow {
  id: string;
  reference: string;
  displayStatus: DisplayStatus;
  validationDenied: boolean;
  /** Cycle that a denial concerns, when earlier cycles stay authorized. */
  deniedCycle: DeniedCycle | null;
  type: 'chemotherapy' | 'radiotherapy' | 'both' | null;
  doctorName: string;
  /** Assistant who sent it in the doctor's name; null when the doctor did. Source: docs/rules.md 3.6. */
  filedByName: string | null;
  /** Data of the patient as registered now, not as filed; null for a list that does not show the patient. */
  patient: { firstName: string; lastName: string; birthday: CivilDate; age: number } | null;
  /**
   * Tumour and regimen of the library, each null until it is chosen; null as a whole for a list that does not show
   * them.
   */
  tumour: FoundDemand['tumour'];
  cardNumber: string;
  companyName: string;
  prescriberCenterName: string;
  provinces: readonly string[];
  /** First submission; null for a draft. */
  requestedOn: CivilDate | null;
  updatedOn: CivilDate;
  treatmentStart: CivilDate | null;
  /** Working days; null while no date is known. */
  daysToStart: number | null;
  /** Calendar days, by which today and tomorrow are told: from Friday to Sunday there are 0 working days, too. */
  calendarDaysToStart: number | null;
  daysSinceUpdate: number;
  calendarDaysSinceUpdate: number;
  /** Submitted, but the engine has not written its first entry yet. */
  beingDelivered: boolean;
  /** Engine and database disagree, or a command, clock or reminder has failed. */
  faulty: boolean;
  /** Serious findings of the current version; 0 also for roles that are not told. */
  seriousFindings: number;
  /** Actions open to the actor today. */
  actions: DemandAction[];
}

export function toDemandRow(demand: FoundDemand, actor: Actor, today: CivilDate): DemandRow {
  const updatedOn = civilDateOf(lastUpdate(demand, actor.role));
  const start = demand.treatmentStart?.toISOString().slice(0, 10) ?? null;
  const { doctorActive } = demand;
  return {
    id: demand.id,
    reference: demand.reference,
    displayStatus: demand.displayStatus,
    validationDenied: isValidationDenied(stateOf(demand)),
    deniedCycle: deniedCycle(stateOf(demand)),
    type: demand.type,
    doctorName: demand.doctorName,
    filedByName: filingEntry(demand.sends)?.actorName ?? null,
    patient: demand.patient && { ...demand.patient, age: ageOn(today, demand.patient.birthday) },
    tumour: demand.tumour,
    cardNumber: demand.cardNumber,
    companyName: demand.companyName,
    prescriberCenterName: demand.prescriberCenterName,
    provinces: demand.provinces,
    requestedOn: demand.demandDate && civilDateOf(demand.demandDate),
    updatedOn,
    treatmentStart: start,
    daysToStart: start === null ? null : daysToTreatmentStart(start, today),
    calendarDaysToStart: start === null ? null : daysBetween(today, start),
    daysSinceUpdate: daysSinceUpdate(today, updatedOn),
    calendarDaysSinceUpdate: daysBetween(updatedOn, today),
    beingDelivered: isBeingDelivered(demand),
    faulty: demand.faulty,
    seriousFindings: isInsurerRole(actor.role) ? demand.seriousFindings : 0,
    actions: availableActions(stateOf(demand), { doctorActive }, actor, toDemandSubject(demand, today), today),
  };
}
