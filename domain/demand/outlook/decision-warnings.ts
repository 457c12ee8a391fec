import type { RoleName } from '../../access/roles';
import type { DemandCommand } from '../lifecycle/commands';
import type { DemandState } from '../state';
import { type Decision, type DecisionReason, type DisplayStatus, isAuthorizingReason } from '../vocabulary';
import { displayStatus } from './display-status';

/** Warnings of the decision dialog, each shown once; the history stores the confirmed ones. */
export const DECISION_WARNINGS = [
  'contradicts_reason',
  'contradicts_consultant',
  'off_label_denial_without_consultant',
  'reverses_manager',
] as const;
export type DecisionWarning = (typeof DECISION_WARNINGS)[number];

/** Facts that a decision is compared with: the demand's status and the consultant's proposal. */
export interface WeighedState {
  displayStatus: DisplayStatus;
  consultantProposal: DemandState['consultantProposal'];
}

export function weighedState(state: DemandState): WeighedState {
  return { displayStatus: displayStatus(state), consultantProposal: state.consultantProposal };
}

/**
 * Returns the warnings that the actor must confirm; empty when the decision is consistent.
 * Source: docs/rules.md 3.16, 3.17.
 */
export function decisionWarnings(
  state: WeighedState,
  role: RoleName | 'SYSTEM',
  decision: Decision,
  reason: DecisionReason | null,
): DecisionWarning[] {
  const warnings: DecisionWarning[] = [];
  if (role === 'MANAGER') {
    if (contradictsReason(decision, reason)) warnings.push('contradicts_reason');
    if (contradictsConsultant(decision, state.consultantProposal)) warnings.push('contradicts_consultant');
    if (reason === 'USOFUERADEINDICACIONDENEGADO' && state.consultantProposal === null) {
      warnings.push('off_label_denial_without_consultant');
    }
  }
  if (role === 'REPRESENTATIVE' && isOpposite(state.displayStatus, decision)) warnings.push('reverses_manager');
  return warnings;
}

/** Returns the warnings confirmed with a command; empty when there was nothing to confirm, whatever the form sent. */
export function confirmedWarnings(
  state: DemandState,
  role: RoleName | 'SYSTEM',
  command: DemandCommand,
): DecisionWarning[] {
  if (command.type !== 'decide' || !command.contradictionConfirmed) return [];
  return decisionWarnings(weighedState(state), role, command.decision, command.decisionReason);
}

export function reversesManager(state: DemandState, decision: Decision): boolean {
  return isOpposite(displayStatus(state), decision);
}

function isOpposite(status: DisplayStatus, decision: Decision): boolean {
  return (
    (status === 'pending_company_accept' && decision === 'deny') ||
    (status === 'pending_company_deny' && decision === 'authorize')
  );
}

/** Whether a reason belongs to the opposite of the decision. Source: docs/rules.md 3.17. */
export function contradictsReason(decision: Decision, reason: DecisionReason | null): boolean {
  if (!reason) return false;
  return decision === 'deny' ? isAuthorizingReason(reason) : decision === 'authorize' && !isAuthorizingReason(reason);
}

function contradictsConsultant(decision: Decision, proposal: DemandState['consultantProposal']): boolean {
  return (decision === 'deny' && proposal === 'authorize') || (decision === 'authorize' && proposal === 'deny');
}
