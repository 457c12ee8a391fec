import type { RoleName } from '../../access/roles';
import { type CivilDate, startOfCivilDay } from '../../calendar/civil-date';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import { unmetCondition } from '../transitions/conditions';
import type { Destination, Transition } from '../transitions/transition-row';
import { rowsIn } from '../transitions/transitions';
import type { Decision, DecisionReason, WizardMode } from '../vocabulary';
import type { DemandCommandType, LifecycleActor } from './commands';
import { draftState } from './draft-state';

/** Decision that the dialog offers, with its required fields. */
export interface DecisionOption {
  decision: Decision;
  toRole: RoleName;
  /** Whether a consultant must be named. */
  needsConsultant: boolean;
  needsDecisionReason: boolean;
  needsFinalReason: boolean;
  /** Preset of the reason: the manager's, for a final decision of the same kind. */
  presetReason: DecisionReason | null;
}

/** Returns the rows of the table that are open to an actor in this state on this day. Source: docs/rules.md 3.32. */
export function openRows(state: DemandState | null, actor: LifecycleActor, today: CivilDate): Transition[] {
  const before = state ?? draftState();
  const context = {
    state: before,
    actor,
    today,
    // Lazy: only the clock reads it, and a list computes the actions of each row.
    get now() {
      return startOfCivilDay(today);
    },
  };
  return rowsIn(displayStatus(before), actor.role).filter((row) => unmetCondition(row.conditions, context) === null);
}

/** Returns the decisions that an actor may take; empty when the demand waits for somebody else. */
export function decisionOptions(state: DemandState | null, actor: LifecycleActor, today: CivilDate): DecisionOption[] {
  return openRows(state, actor, today).flatMap((row) => {
    const toRole = TARGET_ROLES[row.to];
    if (!row.decision || !toRole) return [];
    const needsFinalReason = row.checks?.includes('final_reason') ?? false;
    return [
      {
        decision: row.decision,
        toRole,
        needsConsultant: row.checks?.includes('consultant_named') ?? false,
        needsDecisionReason: row.checks?.includes('decision_reason') ?? false,
        needsFinalReason,
        presetReason: needsFinalReason && state?.lastDecision === row.history ? state.decisionReason : null,
      },
    ];
  });
}

/** Role that receives a demand by a decision; null for a destination that no decision has. */
export const TARGET_ROLES: Readonly<Record<Destination, RoleName | null>> = {
  first_in_line: null,
  asking_role: null,
  manager: 'MANAGER',
  named_consultant: 'CONSULTANT',
  representative: 'REPRESENTATIVE',
  doctor: 'DOCTOR',
  sent: 'DOCTOR',
  to_continue: null,
  canceled: null,
  finished: null,
  unchanged: null,
  restored: null,
};

/** Roles to which a decision can hand a demand. */
export const DECIDED_TO: readonly RoleName[] = [...new Set(Object.values(TARGET_ROLES))].filter(
  (role) => role !== null,
);

/**
 * Returns the mode in which the wizard opens for a role; null when it does not. Missing information requested by a
 * representative opens in "missing_info" (at step 4), by a manager in "edit_active" (all steps).
 * Source: docs/rules.md 3.15, 3.27.
 */
export function wizardMode(state: DemandState | null, role: RoleName, today: CivilDate): WizardMode | null {
  for (const row of openRows(state, { role, userId: null }, today)) {
    const mode = MODES[row.command];
    if (mode === 'answer') return state?.returnToRole === 'REPRESENTATIVE' ? 'missing_info' : 'edit_active';
    if (mode) return mode;
  }
  return null;
}

/** Mode of the wizard that writes for a command; null for a command that is given elsewhere. */
const MODES: Readonly<Record<DemandCommandType, WizardMode | 'answer' | null>> = {
  submit: 'draft',
  resubmit: 'answer',
  continue: 'continue',
  change_dates: 'change_dates',
  save_administrative: 'administrative',
  increase_cycles: null,
  decide: null,
  comment: null,
  upload: null,
  cancel: null,
  finish: null,
  rollback: null,
  take_over: null,
  cycle_ended: null,
  return_to_manager: null,
};
