import type { ContentFacts, DemandState } from '../state';
import type { Decision, DisplayStatus } from '../vocabulary';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from './commands';
import { draftState } from './draft-state';

/** Saturday 21 November 2026, noon in Madrid; the clock of tests and of the examples in the documentation. */
export const EXAMPLE_NOW = '2026-11-21T11:00:00.000Z';

export const EXAMPLE_CONSULTANT = 51;

/** Chemotherapy, cycle 1 of 3, that starts in December. */
export const EXAMPLE_CONTENT: ContentFacts = {
  chemotherapy: true,
  radiotherapy: false,
  cycle: 1,
  totalCycles: 3,
  treatmentStart: '2026-12-01',
  radiotherapyStart: null,
  cycleEnd: '2026-12-15',
  treatmentEnd: '2026-12-15',
  radiotherapyEnd: null,
};

export const EXAMPLE_FACTS: LifecycleFacts = {
  companyValidationStep: false,
  assigneeActive: true,
  doctorActive: true,
  stateToRestore: null,
  actorInScope: true,
  slotsFree: true,
};

const SUBMITTED: DemandState = {
  ...draftState(EXAMPLE_CONTENT),
  status: 'ACTIVE',
  assignedRole: 'MANAGER',
  lastDecision: 'REQUEST',
  lastDecisionRole: 'DOCTOR',
  version: 1,
  sequence: 1,
  lastActionSequence: 1,
  waitingSince: '2026-11-20T09:00:00.000Z',
};

/** State after one more action that can be undone. */
function decided(change: Partial<DemandState>): DemandState {
  return { ...SUBMITTED, sequence: 2, lastActionSequence: 2, undoable: [2], ...change };
}

const MANAGER_DECIDED = { assignedRole: 'REPRESENTATIVE', lastDecisionRole: 'MANAGER' } as const;
const SENT = {
  status: 'SENDED',
  assignedRole: 'DOCTOR',
  lastDecisionRole: 'REPRESENTATIVE',
  waitingSince: null,
} as const;

/** A plausible state in each display status; no command leads to `active` and `sended`. */
export const EXAMPLE_STATES: Record<DisplayStatus, DemandState> = {
  draft: draftState(EXAMPLE_CONTENT),
  active: { ...SUBMITTED, assignedRole: 'SUPERVISOR' },
  pending_validation: { ...SUBMITTED, assignedRole: 'REPRESENTATIVE', validationStep: true },
  pending_analysis: SUBMITTED,
  pending_evaluation: decided({
    assignedRole: 'CONSULTANT',
    assignedUserId: EXAMPLE_CONSULTANT,
    lastDecision: 'REQUEST_AUTHORIZATION',
    lastDecisionRole: 'MANAGER',
  }),
  pending_missing_info: decided({
    assignedRole: 'DOCTOR',
    returnToRole: 'MANAGER',
    lastDecision: 'REQUEST_MISSING_INFO',
    lastDecisionRole: 'MANAGER',
  }),
  pending_company_accept: decided({ ...MANAGER_DECIDED, lastDecision: 'ACCEPT', decisionReason: 'AUTORIZADO' }),
  pending_company_deny: decided({ ...MANAGER_DECIDED, lastDecision: 'DENY', decisionReason: 'NOCUBIERTODENEGADO' }),
  pending_continue: decided({
    assignedRole: 'DOCTOR',
    continueFlag: true,
    lastDecision: 'CONTINUE',
    lastDecisionRole: 'SYSTEM',
    acceptedVersions: 1,
    undoable: [],
  }),
  sended: { ...SUBMITTED, status: 'SENDED', assignedRole: 'DOCTOR', waitingSince: null },
  sended_accepted: decided({
    ...SENT,
    lastDecision: 'ACCEPT',
    decisionReason: 'AUTORIZADO',
    finalReason: 'AUTORIZADO',
    acceptedVersions: 1,
    continueAt: '2026-12-15T23:00:00.000Z',
  }),
  sended_denied: decided({
    ...SENT,
    lastDecision: 'DENY',
    decisionReason: 'NOCUBIERTODENEGADO',
    finalReason: 'NOCUBIERTODENEGADO',
  }),
  canceled: { ...SUBMITTED, status: 'CANCELED', assignedRole: null, lastDecision: 'CANCEL', waitingSince: null },
  finished: { ...SUBMITTED, status: 'FINISHED', assignedRole: null, lastDecision: 'FINISH', waitingSince: null },
};

/** The actor of a role; the consultant is the one to whom the examples are assigned. */
export function exampleActor(role: LifecycleActor['role']): LifecycleActor {
  if (role === 'SYSTEM') return { role, userId: null };
  return { role, userId: role === 'CONSULTANT' ? EXAMPLE_CONSULTANT : 10 };
}

/** A decision with its required fields; final and manager's reasons match the decision. */
export function exampleDecision(
  decision: Decision,
  change: Partial<Extract<DemandCommand, { type: 'decide' }>> = {},
): Extract<DemandCommand, { type: 'decide' }> {
  const reason = decision === 'authorize' ? 'AUTORIZADO' : decision === 'deny' ? 'NOCUBIERTODENEGADO' : null;
  return {
    type: 'decide',
    decision,
    toUserId: decision === 'evaluate' ? EXAMPLE_CONSULTANT : null,
    decisionReason: reason,
    finalReason: reason,
    contradictionConfirmed: false,
    ...change,
  };
}
