import type { DemandDetail, HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { standingHistory } from './standing-history';

export interface Proposal {
  decision: 'authorize' | 'deny';
  name: string;
  at: string;
  sequence: number;
}

/** Returns the element id of a history entry on the demand's page. */
export function entryPlace(sequence: number): `entry-${number}` {
  return `entry-${sequence}`;
}

/** Returns the consultant's standing proposal with author and time, or null. */
export function lastProposal({ state, history }: DemandDetail): Proposal | null {
  if (!state?.consultantProposal) return null;
  const action = state.consultantProposal === 'authorize' ? 'PROPOSE_AUTHORIZATION' : 'PROPOSE_DENIAL';
  return toProposal(
    state.consultantProposal,
    standingHistory(history).find((entry) => entry.action === action),
  );
}

/** Returns the manager's decision that the representative is about to sign or reverse, or null. */
export function managerDecision({ status, history }: DemandDetail): Proposal | null {
  if (status !== 'pending_company_accept' && status !== 'pending_company_deny') return null;
  const [decision, action] =
    status === 'pending_company_accept' ? (['authorize', 'ACCEPT'] as const) : (['deny', 'DENY'] as const);
  const entry = standingHistory(history).find((each) => each.action === action && each.fromRole === 'MANAGER');
  return toProposal(decision, entry);
}

function toProposal(decision: Proposal['decision'], entry: HistoryEntry | undefined): Proposal | null {
  return entry ? { decision, name: entry.actorName ?? '', at: entry.at, sequence: entry.sequence } : null;
}
