import { isFilingRole } from '../../access/roles';
import type { DemandState } from '../state';
import type { BaseStatus, DisplayStatus } from '../vocabulary';

/**
 * Derives the status that users see from base status, assigned role and the last deciding action. A demand without a
 * state (null) is a draft, which was never submitted. Source: docs/rules.md 3.2.
 */
export function displayStatus(state: DemandState | null): DisplayStatus {
  if (!state) return 'draft';
  switch (state.status) {
    case 'DRAFT':
      return 'draft';
    case 'CANCELED':
      return 'canceled';
    case 'FINISHED':
      return 'finished';
    case 'SENDED':
      if (state.lastDecision === 'ACCEPT') return 'sended_accepted';
      return state.lastDecision === 'DENY' ? 'sended_denied' : 'sended';
    case 'ACTIVE':
      return activeStatus(state);
  }
}

function activeStatus(state: DemandState): DisplayStatus {
  if (state.continueFlag) return 'pending_continue';
  switch (state.assignedRole) {
    case 'MANAGER':
      return 'pending_analysis';
    case 'DOCTOR':
      return 'pending_missing_info';
    case 'CONSULTANT':
      return 'pending_evaluation';
    case 'REPRESENTATIVE': {
      const { lastDecision, lastDecisionRole } = state;
      if (lastDecisionRole && lastDecisionRole !== 'SYSTEM' && isFilingRole(lastDecisionRole)) {
        return 'pending_validation';
      }
      if (lastDecision === 'ACCEPT') return 'pending_company_accept';
      return lastDecision === 'DENY' ? 'pending_company_deny' : 'active';
    }
    case 'SUPERADMIN':
    case 'ADMIN':
    case 'SUPERVISOR':
    case 'ASSISTANT':
    case null:
      return 'active';
  }
}

const BASE_STATUSES: Readonly<Record<DisplayStatus, BaseStatus>> = {
  draft: 'DRAFT',
  active: 'ACTIVE',
  pending_validation: 'ACTIVE',
  pending_analysis: 'ACTIVE',
  pending_evaluation: 'ACTIVE',
  pending_missing_info: 'ACTIVE',
  pending_company_accept: 'ACTIVE',
  pending_company_deny: 'ACTIVE',
  pending_continue: 'ACTIVE',
  sended: 'SENDED',
  sended_accepted: 'SENDED',
  sended_denied: 'SENDED',
  canceled: 'CANCELED',
  finished: 'FINISHED',
};

export function baseStatusOf(status: DisplayStatus): BaseStatus {
  return BASE_STATUSES[status];
}
