import type { CivilDate } from '../calendar/civil-date';
import type { DisplayStatus, TreatmentKind } from '../demand/vocabulary';

/** What one demand of a patient says about one kind of treatment. */
export interface TreatmentUnderWay {
  kind: TreatmentKind;
  displayStatus: DisplayStatus;
  cycle: number;
  totalCycles: number;
  /** Last session of the current cycle, or the end of radiotherapy. */
  end: CivilDate | null;
}

/**
 * Whether a patient is under this treatment, so that no second one of its kind may begin: its demand is ACTIVE, or
 * accepted with cycles left (chemotherapy) or with an end not before today. Leave out the demand that asks and the one
 * that it was duplicated from. Source: rules.md section 8.
 */
export function isActiveTreatment(treatment: TreatmentUnderWay, today: CivilDate): boolean {
  if (isActiveStatus(treatment.displayStatus)) return true;
  if (treatment.displayStatus !== 'sended_accepted') return false;
  const cyclesLeft = treatment.kind === 'chemotherapy' && treatment.cycle < treatment.totalCycles;
  return cyclesLeft || (treatment.end !== null && treatment.end >= today);
}

/** Whether a display status is one of the base status ACTIVE. */
function isActiveStatus(status: DisplayStatus): boolean {
  return status === 'active' || status.startsWith('pending_');
}
