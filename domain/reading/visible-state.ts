import { isFilingRole, type RoleName } from '../access/roles';
import type { CivilDate } from '../calendar/civil-date';
import { type DeniedCycle, deniedCycle } from '../demand/outlook/denied-cycle';
import { displayStatus } from '../demand/outlook/display-status';
import { isValidationDenied } from '../demand/outlook/validation-denied';
import type { DemandState } from '../demand/state';
import type { DecisionReason } from '../demand/vocabulary';
import { isWithDoctor } from './visible-entry';

/** Fields of a demand's state that readers may see; all other fields are internal. */
export interface VisibleState {
  assignedRole: RoleName | null;
  /** Assigned consultant; null also for readers who may not know. */
  assignedUserId: number | null;
  /** Role that asked for missing information. */
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
  /** Cycle that a denial concerns, when earlier ones stand authorized. */
  deniedCycle: DeniedCycle | null;
}

/**
 * Reduces a demand's state to the fields that a role may see: the doctor's side sees neither consultant nor proposal,
 * and the reasons of a decision only once the demand is with the doctor. Source: docs/rules.md 2.14.
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
