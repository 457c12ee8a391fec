import type { DemandCommand, LifecycleActor, LifecycleFacts, Refusal } from '../lifecycle/commands';
import { contentFactsOf } from '../lifecycle/draft-state';
import { contradictsReason, decisionWarnings, weighedState } from '../outlook/decision-warnings';
import type { ContentFacts, DemandState } from '../state';
import { treatmentLocksHeld } from '../timing/treatment-locks';
import type { Check } from './transition-row';

export interface CheckContext {
  state: DemandState;
  command: DemandCommand;
  facts: LifecycleFacts;
  actor: LifecycleActor;
}

type CheckRule = (context: CheckContext) => Refusal | null;

/**
 * Checks of command, content and facts that rows may require.
 * Source: docs/rules.md 3.10, 3.14, 3.18, 3.21, 3.24, 3.26, 3.31.
 */
const CHECKS: Record<Check, CheckRule> = {
  consultant_named: ({ command, facts }) => {
    if (command.type !== 'decide' || command.toUserId === null) return 'assignee_required';
    return facts.assigneeActive ? null : 'assignee_inactive';
  },
  // A late command finds another consultant assigned, or the same one active again, and has nothing to return.
  consultant_deactivated: ({ state, command, facts }) =>
    command.type === 'return_to_manager' && command.consultantId === state.assignedUserId && !facts.assigneeActive
      ? null
      : 'wrong_status',
  doctor_deactivated: ({ facts }) => (facts.doctorActive ? 'doctor_active' : null),
  new_doctor_active: ({ facts }) => (facts.assigneeActive ? null : 'assignee_inactive'),
  decision_reason: ({ command }) => (command.type === 'decide' && command.decisionReason ? null : 'reason_required'),
  final_reason: ({ command }) => {
    if (command.type !== 'decide' || !command.finalReason) return 'reason_required';
    return contradictsReason(command.decision, command.finalReason) ? 'reason_contradicts' : null;
  },
  warnings_confirmed: ({ state, command, actor }) => {
    if (command.type !== 'decide' || command.contradictionConfirmed) return null;
    const warnings = decisionWarnings(weighedState(state), actor.role, command.decision, command.decisionReason);
    return warnings.length > 0 ? 'contradiction_unconfirmed' : null;
  },
  cycles_valid: withContent((content) => (hasValidCycles(content) ? null : 'cycles_invalid')),
  cycles_kept_once_accepted: withContent((content, state) =>
    state.acceptedVersions === 0 || sameFacts(content, state, ['chemotherapy', 'cycle', 'totalCycles'])
      ? null
      : 'content_locked',
  ),
  next_cycle: withContent((content, state) =>
    sameFacts(content, { ...state, cycle: state.cycle + 1 }, KEPT_WHEN_CONTINUING) ? null : 'content_locked',
  ),
  dates_only: withContent((content, state) => (sameFacts(content, state, KEPT_WITH_DATES) ? null : 'content_locked')),
  administrative_only: withContent((content, state) =>
    sameFacts(content, state, ALL_FACTS) ? null : 'content_locked',
  ),
  increase_of_one_or_more: ({ command }) =>
    command.type === 'increase_cycles' && Number.isInteger(command.by) && command.by >= 1 ? null : 'cycles_invalid',
  restorable: ({ state, facts }) => {
    const restored = facts.stateToRestore;
    const undone = state.undoable.at(-1);
    if (!restored || undone === undefined || restored.sequence !== undone - 1) return 'undo_not_allowed';
    if (restored.assignedUserId !== null && !facts.assigneeActive) return 'assignee_inactive';
    return treatmentLocksHeld(restored).length > 0 && !facts.slotsFree ? 'slots_taken' : null;
  },
  slots_free: ({ facts }) => (facts.slotsFree ? null : 'slots_taken'),
};

const KEPT_WHEN_CONTINUING = ['chemotherapy', 'radiotherapy', 'cycle', 'totalCycles'] as const;
/** Without the ends that follow from starts and sessions: versions of before rule 8.3 was corrected ended a day later. */
const KEPT_WITH_DATES = [...KEPT_WHEN_CONTINUING, 'radiotherapyStart'] as const;
const ALL_FACTS = [...KEPT_WITH_DATES, 'treatmentStart', 'cycleEnd'] as const;

/** Returns the refusal of the first check that fails; null when all pass. */
export function failedCheck(checks: readonly Check[] = [], context: CheckContext): Refusal | null {
  for (const check of checks) {
    const refusal = CHECKS[check](context);
    if (refusal) return refusal;
  }
  return null;
}

function withContent(rule: (content: ContentFacts, state: DemandState) => Refusal | null): CheckRule {
  return ({ command, state }) => ('content' in command ? rule(contentFactsOf(command.content), state) : null);
}

/** Whether 1 ≤ cycle ≤ total in whole numbers, or 0 of 0; without chemotherapy always 0 of 0. */
function hasValidCycles({ chemotherapy, cycle, totalCycles }: ContentFacts): boolean {
  if (cycle === 0 && totalCycles === 0) return true;
  return chemotherapy && Number.isInteger(cycle) && Number.isInteger(totalCycles) && cycle >= 1 && cycle <= totalCycles;
}

function sameFacts(content: ContentFacts, expected: ContentFacts, names: readonly (keyof ContentFacts)[]): boolean {
  return names.every((name) => content[name] === expected[name]);
}
