import { isFilingRole, type RoleName } from '../access/roles';
import { displayStatus } from '../demand/outlook/display-status';
import type { DemandState } from '../demand/state';
import { isWithDoctor } from './visible-entry';

/**
 * A demand's state as a role may see it: to the doctor's side the consultant and the proposal are no part of it, and the reasons of a decision
 * only once the demand is next with the doctor. Source: docs/rules.md 2.14.
 */
export function visibleState(state: DemandState, role: RoleName): DemandState {
  if (!isFilingRole(role)) return state;
  const withoutConsultant = { ...state, assignedUserId: null, consultantProposal: null };
  return isWithDoctor(displayStatus(state))
    ? withoutConsultant
    : { ...withoutConsultant, decisionReason: null, finalReason: null };
}
