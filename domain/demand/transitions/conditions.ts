import type { CivilDate } from '../../calendar/civil-date';
import type { LifecycleActor, Refusal } from '../lifecycle/commands';
import type { DemandState } from '../state';
import { cyclesRemain } from '../timing/treatment-locks';
import type { Condition } from './transition-row';

export interface ConditionContext {
  state: DemandState;
  actor: LifecycleActor;
  /** ISO instant. */
  now: string;
  /** Date of `now`. */
  today: CivilDate;
}

interface ConditionRule {
  refusal: Refusal;
  holds(context: ConditionContext): boolean;
}

/** Conditions of the state that rows may require. Source: docs/rules.md 3.21, 3.22, 3.23. */
const CONDITIONS: Record<Condition, ConditionRule> = {
  assigned_consultant: {
    refusal: 'not_assigned_to_you',
    holds: ({ state, actor }) => actor.userId !== null && state.assignedUserId === actor.userId,
  },
  manager_decided: { refusal: 'not_allowed', holds: ({ state }) => state.lastDecisionRole === 'MANAGER' },
  chemotherapy: { refusal: 'wrong_status', holds: ({ state }) => state.chemotherapy },
  cycles_remain: { refusal: 'cycles_invalid', holds: ({ state }) => cyclesRemain(state) },
  // Without cycles (0 of 0) there is no last one, and none that a next one could follow.
  last_cycle: {
    refusal: 'cycles_invalid',
    holds: ({ state }) => state.totalCycles > 0 && state.cycle === state.totalCycles,
  },
  accepted_before: { refusal: 'not_finishable', holds: ({ state }) => state.acceptedVersions > 0 },
  undo_left: { refusal: 'undo_not_allowed', holds: ({ state }) => state.undoable.length > 0 },
  undo_before_treatment: {
    refusal: 'treatment_started',
    holds: ({ state, today }) =>
      !undoesFinalDecision(state) ||
      state.lastDecision !== 'ACCEPT' ||
      state.treatmentStart === null ||
      today < state.treatmentStart,
  },
  clock_due: {
    refusal: 'wrong_status',
    holds: ({ state, now }) => state.continueAt !== null && Date.parse(now) >= Date.parse(state.continueAt),
  },
};

/** Returns the refusal of the first condition that does not hold; null when all do. */
export function unmetCondition(conditions: readonly Condition[] = [], context: ConditionContext): Refusal | null {
  const unmet = conditions.find((condition) => !CONDITIONS[condition].holds(context));
  return unmet ? CONDITIONS[unmet].refusal : null;
}

/** Whether an undo would revert a final decision: only that is both undoable and leaves the demand SENDED. */
export function undoesFinalDecision(state: DemandState): boolean {
  return state.status === 'SENDED' && state.undoable.length > 0;
}
