import { isFilingRole, type RoleName } from '../access/roles';
import type { CivilDate } from '../calendar/civil-date';
import { type DeniedCycle, deniedCycle } from '../demand/outlook/denied-cycle';
import { displayStatus } from '../demand/outlook/display-status';
import { isValidationDenied } from '../demand/outlook/validation-denied';
import type { DemandState } from '../demand/state';
import type { DecisionReason } from '../demand/vocabulary';
import { isWithDoctor } from './visible-entry';

/** What readers are told of a demand's state, field by field: what the engine keeps besides is nobody's to read. */
export interface VisibleState {
  assignedRole: RoleName | null;
  /** A consultant in person; null also for those who may not know. */
  assignedUserId: number | null;
  /** The role that asked for the information that is missing. */
  returnToRole: RoleName | null;
  continueFlag: boolean;
  validationStep: boolean;
  validationDenied: boolean;
  consultantProposal: DemandState['consultantProposal'];
  decisionReason: DecisionReason | null;
  finalReason: DecisionReason | null;
  chemotherapy: boolean;
  cycle: number;
  totalCycles: number;
  treatmentStart: CivilDate | null;
  /** Which cycle a denial concerns, when earlier ones stand authorized. */
  deniedCycle: DeniedCycle | null;
}

/**
 * A demand's state as a role may see it: to the doctor's side the consultant and the proposal are no part of it, and the reasons of a decision
 * only once the demand is next with the doctor. Source: docs/rules.md 2.14.
 */
export function visibleState(state: DemandState, role: RoleName): VisibleState {
  const seesConsultant = !isFilingRole(role);
  const seesReasons = seesConsultant || isWithDoctor(displayStatus(state));
  return {
    assignedRole: state.assignedRole,
    assignedUserId: seesConsultant ? state.assignedUserId : null,
    returnToRole: state.returnToRole,
    continueFlag: state.continueFlag,
    validationStep: state.validationStep,
    validationDenied: isValidationDenied(state),
    consultantProposal: seesConsultant ? state.consultantProposal : null,
    decisionReason: seesReasons ? state.decisionReason : null,
    finalReason: seesReasons ? state.finalReason : null,
    chemotherapy: state.chemotherapy,
    cycle: state.cycle,
    totalCycles: state.totalCycles,
    treatmentStart: state.treatmentStart,
    deniedCycle: deniedCycle(state),
  };
}
