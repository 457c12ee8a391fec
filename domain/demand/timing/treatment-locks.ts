import type { CivilDate } from '../../calendar/civil-date';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import type { TreatmentKind } from '../vocabulary';

export interface HeldTreatmentLock {
  kind: TreatmentKind;
  /** Last day of the treatment; null while its end is open. */
  until: CivilDate | null;
}

/**
 * Returns the treatment locks that a demand holds, which keep other demands of the patient from being filed: both kinds
 * while it is active; once accepted, chemotherapy until its last session when no cycle is left, radiotherapy until its
 * end. Source: docs/rules.md 3.26, 8.3.
 */
export function treatmentLocksHeld(state: DemandState): HeldTreatmentLock[] {
  const active = state.status === 'ACTIVE';
  if (!active && displayStatus(state) !== 'sended_accepted') return [];
  const held: HeldTreatmentLock[] = [];
  const hold = (kind: TreatmentKind, open: boolean, end: CivilDate | null) => {
    if (open) held.push({ kind, until: null });
    else if (end !== null) held.push({ kind, until: end });
  };
  if (state.chemotherapy) hold('chemotherapy', active || cyclesRemain(state), state.cycleEnd);
  if (state.radiotherapy) hold('radiotherapy', active, state.radiotherapyEnd);
  return held;
}

/** Whether cycles of chemotherapy are left after the current one. */
export function cyclesRemain(state: Pick<DemandState, 'chemotherapy' | 'cycle' | 'totalCycles'>): boolean {
  return state.chemotherapy && state.cycle < state.totalCycles;
}

/**
 * Whether an accepted treatment is over: no cycle left and its last session or radiotherapy end past. A consultant who
 * was assigned before sees the demand until then. Source: docs/rules.md 2.1.
 */
export function pastLastCycle(state: DemandState, today: CivilDate): boolean {
  return (
    displayStatus(state) === 'sended_accepted' &&
    !cyclesRemain(state) &&
    state.treatmentEnd !== null &&
    state.treatmentEnd < today
  );
}
