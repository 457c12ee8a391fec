import type { RoleName } from '../access/roles';
import type { CommentTarget } from '../demand/lifecycle/commands';
import { DECISION_TRANSITIONS } from '../demand/transitions/decision-transitions';
import type { Decision, HistoryAction } from '../demand/vocabulary';
import { visibleParts } from './visible-entry';

/** Time and extent in which the doctor's side will see a comment that is being written, with its files. */
export type DoctorsSight =
  | 'at_once'
  /** Seen as soon as the demand is next with the doctor. */
  | 'once_with_doctor'
  /** Shows that there was an evaluation, without its content. */
  | 'evaluation_only'
  | 'never';

/** Entry that is being written. */
export interface Intended {
  action: HistoryAction;
  role: RoleName;
  target?: CommentTarget | null;
  /** Whether the demand is with the doctor afterwards. */
  withDoctor: boolean;
}

/**
 * Returns what the doctor's side will see of an entry before it is written, so that dialogs use the rule itself.
 * Source: docs/rules.md 2.18.
 */
export function doctorsSight({ action, role, target = null, withDoctor }: Intended): DoctorsSight {
  const entry = { action, authorRole: role, toRole: null, target };
  const reader = { role: 'DOCTOR' } as const;
  if (visibleParts(reader, { ...entry, withDoctorSince: withDoctor }).comment) return 'at_once';
  const later = visibleParts(reader, { ...entry, withDoctorSince: true });
  if (later.comment) return 'once_with_doctor';
  return later.outcome ? 'never' : 'evaluation_only';
}

export function actionOfDecision(decision: Decision): HistoryAction {
  const row = DECISION_TRANSITIONS.find((each) => each.decision === decision);
  if (!row) throw new RangeError(`no row of the table takes the decision ${decision}`);
  return row.history;
}
