import type { RoleName } from '../../access/roles';
import { traitsOf } from '../action-traits';
import { displayStatus } from '../outlook/display-status';
import { isAccompaniment } from '../outlook/standing-entries';
import type { DemandState } from '../state';
import { continueInstant } from '../timing/clocks';
import { isReminded } from '../timing/reminders';
import { cyclesRemain } from '../timing/treatment-locks';
import type { Transition } from '../transitions/transition-row';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from './commands';
import { contentFactsOf } from './draft-state';

export interface Step {
  state: DemandState;
  row: Transition;
  command: DemandCommand;
  facts: LifecycleFacts;
  actor: LifecycleActor;
  /** ISO instant. */
  now: string;
}

/** Returns the state after an accepted step, as a new object. Source: docs/rules.md 3.3, 3.21. */
export function nextState(step: Step): DemandState {
  const { state, row, facts, now } = step;
  const sequence = state.sequence + 1;
  if (row.to === 'restored') {
    if (!facts.stateToRestore) throw new Error('a rollback is accepted only with a state to restore');
    return { ...facts.stateToRestore, sequence, lastActionSequence: sequence };
  }
  const next: DemandState = {
    ...state,
    ...('content' in step.command ? contentFactsOf(step.command.content) : {}),
    ...(traitsOf(row.history).isLastDecision ? { lastDecision: row.history, lastDecisionRole: step.actor.role } : {}),
    ...(row.effects?.includes('new_version') ? { version: state.version + 1 } : {}),
    sequence,
  };
  if (!isAccompaniment(row.history)) {
    next.lastActionSequence = sequence;
    next.undoable = row.undoable ? [...state.undoable, sequence] : [];
  }
  const arrived = { ...next, ...arrival(step, next) };
  const status = displayStatus(arrived);
  if (status === displayStatus(state)) return arrived;
  return { ...arrived, waitingSince: isReminded(status) ? now : null };
}

const UNDECIDED = { decisionReason: null, finalReason: null } as const;
const NOBODY = {
  continueFlag: false,
  assignedRole: null,
  assignedUserId: null,
  returnToRole: null,
  continueAt: null,
} as const;

function arrival({ state, row, command, facts, actor, now }: Step, next: DemandState): Partial<DemandState> {
  switch (row.to) {
    // Source: docs/rules.md 3.3.
    case 'first_in_line': {
      const validationStep = facts.companyValidationStep;
      return {
        ...handTo(validationStep ? 'REPRESENTATIVE' : 'MANAGER'),
        ...UNDECIDED,
        validationStep,
        validationDenied: false,
        consultantProposal: null,
      };
    }
    case 'asking_role':
      return { ...handTo(state.returnToRole ?? 'MANAGER'), ...UNDECIDED };
    case 'manager':
      return { ...handTo('MANAGER'), ...UNDECIDED, ...opinion(row) };
    case 'named_consultant':
      return handTo('CONSULTANT', command.type === 'decide' ? command.toUserId : null);
    case 'representative':
      return {
        ...handTo('REPRESENTATIVE'),
        validationDenied: false,
        ...(command.type === 'decide' ? { decisionReason: command.decisionReason, finalReason: null } : {}),
      };
    case 'doctor':
      return { ...handTo('DOCTOR'), returnToRole: actor.role === 'SYSTEM' ? null : actor.role };
    case 'sent':
      return { ...handTo('DOCTOR'), status: 'SENDED', ...finalDecision(row, command, next, now) };
    // Source: docs/rules.md 3.8.
    case 'to_continue':
      return {
        ...handTo('DOCTOR'),
        continueFlag: true,
        totalCycles: next.totalCycles + (command.type === 'increase_cycles' ? command.by : 0),
      };
    case 'canceled':
      return { ...NOBODY, status: 'CANCELED' };
    case 'finished':
      return { ...NOBODY, status: 'FINISHED' };
    case 'unchanged':
      // The clock is set again only when the end of the cycle changes.
      return state.continueAt && next.cycleEnd !== state.cycleEnd
        ? { continueAt: continueInstant(next.cycleEnd, now) }
        : {};
    case 'restored':
      return {};
  }
}

function handTo(assignedRole: RoleName, assignedUserId: number | null = null): Partial<DemandState> {
  return { ...NOBODY, status: 'ACTIVE', assignedRole, assignedUserId };
}

function opinion(row: Transition): Partial<DemandState> {
  if (row.decision === 'propose_authorization') return { consultantProposal: 'authorize' };
  if (row.decision === 'propose_denial') return { consultantProposal: 'deny' };
  return row.decision === 'deny' ? { validationDenied: true } : {};
}

function finalDecision(
  row: Transition,
  command: DemandCommand,
  next: DemandState,
  decidedAt: string,
): Partial<DemandState> {
  const finalReason = command.type === 'decide' ? command.finalReason : null;
  if (row.decision !== 'authorize') return { finalReason };
  return {
    finalReason,
    acceptedVersions: next.acceptedVersions + 1,
    continueAt: cyclesRemain(next) ? continueInstant(next.cycleEnd, decidedAt) : null,
  };
}
