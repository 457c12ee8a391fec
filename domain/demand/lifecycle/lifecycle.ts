import type { RoleName } from '../../access/roles';
import { civilDateOf } from '../../calendar/civil-date';
import { confirmedWarnings } from '../outlook/decision-warnings';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import { failedCheck } from '../transitions/checks';
import { unmetCondition } from '../transitions/conditions';
import type { Transition } from '../transitions/transition-row';
import { rowsOf } from '../transitions/transitions';
import type {
  CommentTarget,
  DemandCommand,
  DemandCommandType,
  LifecycleActor,
  LifecycleFacts,
  Refusal,
  TransitionResult,
} from './commands';
import { draftState } from './draft-state';
import { effectsOf } from './effects';
import { nextState, type Step } from './next-state';

/**
 * Applies a command to a demand: returns the next state with its effects as data, or the reason for refusing the
 * command. The only place where a demand's lifecycle is decided; it mutates none of its arguments. `null` stands for a
 * draft; `now` is an ISO instant. `isStale` checks beforehand whether the page was stale. Source: docs/rules.md 3.1.
 */
export function transition(
  state: DemandState | null,
  command: DemandCommand,
  facts: LifecycleFacts,
  actor: LifecycleActor,
  now: string,
): TransitionResult {
  const before = state ?? draftState();
  const found = findRow(before, command, facts, actor);
  if ('refusal' in found) return { ok: false, refusal: found.refusal };
  const { row } = found;
  const refusal =
    unmetCondition(row.conditions, { state: before, actor, now, today: civilDateOf(now) }) ??
    failedCheck(row.checks, { state: before, command, facts, actor });
  if (refusal) return { ok: false, refusal };
  const step: Step = { state: before, row, command, facts, actor, now };
  const next = nextState(step);
  return {
    ok: true,
    state: next,
    historyAction: row.history,
    fromRole: actor.role,
    ...recipientOf(step, next),
    effects: effectsOf(step, next),
    confirmedWarnings: confirmedWarnings(before, actor.role, command),
  };
}

/**
 * Whether a demand has changed since a page was loaded. Comments and uploads do not count; the clock and the system
 * have no page (null) and are never stale. Source: docs/rules.md 3.25.
 */
export function isStale(state: DemandState | null, expectedSequence: number | null): boolean {
  return expectedSequence !== null && expectedSequence !== (state?.lastActionSequence ?? 0);
}

/**
 * Whether the page showed an action that this state lacks. Pages show projected actions, so the state is older than the
 * database: the workflow engine was restored to an earlier point.
 */
export function isBehindPage(state: DemandState | null, expectedSequence: number | null): boolean {
  return expectedSequence !== null && expectedSequence > (state?.lastActionSequence ?? 0);
}

/**
 * Refusal of a command in a status in which the role may not give it. `not_assigned_to_you` marks what only the role to
 * which the demand is assigned may do (except a cancel by admins): it is said while another role has the demand.
 */
const REFUSALS_ELSEWHERE: Readonly<Record<DemandCommandType, Refusal>> = {
  submit: 'wrong_status',
  resubmit: 'wrong_status',
  continue: 'wrong_status',
  change_dates: 'wrong_status',
  save_administrative: 'not_assigned_to_you',
  increase_cycles: 'wrong_status',
  decide: 'not_assigned_to_you',
  comment: 'wrong_status',
  upload: 'wrong_status',
  cancel: 'not_assigned_to_you',
  finish: 'not_finishable',
  rollback: 'undo_not_allowed',
  take_over: 'wrong_status',
  cycle_ended: 'wrong_status',
  return_to_manager: 'wrong_status',
};

function findRow(
  state: DemandState,
  command: DemandCommand,
  facts: LifecycleFacts,
  actor: LifecycleActor,
): { row: Transition } | { refusal: Refusal } {
  const rows = rowsOf(command, actor.role);
  if (rows.length === 0 || !facts.actorInScope) return { refusal: 'not_allowed' };
  const status = displayStatus(state);
  const row = rows.find((candidate) => candidate.from.includes(status));
  if (row) return { row };
  const refusal = REFUSALS_ELSEWHERE[command.type];
  const isElsewhere = state.status === 'ACTIVE' && state.assignedRole !== actor.role;
  return { refusal: refusal === 'not_assigned_to_you' && !isElsewhere ? 'wrong_status' : refusal };
}

const ROLE_OF_TARGET: Record<CommentTarget, RoleName> = {
  doctor: 'DOCTOR',
  managers: 'MANAGER',
  insurer: 'REPRESENTATIVE',
};

function recipientOf({ row, command }: Step, next: DemandState): { toRole: RoleName | null; toUserId: number | null } {
  if (command.type === 'comment') return { toRole: ROLE_OF_TARGET[command.target], toUserId: null };
  if (command.type === 'take_over') return { toRole: 'DOCTOR', toUserId: command.toDoctorId };
  if (row.to === 'unchanged') return { toRole: null, toUserId: null };
  return { toRole: next.assignedRole, toUserId: next.assignedUserId };
}
