import type { RoleName } from '../access/roles';
import type { CommentTarget } from '../demand/lifecycle/commands';
import { DECISION_TRANSITIONS } from '../demand/transitions/decision-transitions';
import type { Decision, HistoryAction } from '../demand/vocabulary';
import { visibleParts } from './visible-entry';

/** When the doctor's side will see a comment and its files that somebody is about to write. */
export type DoctorsSight =
  | 'at_once'
  /** As soon as the demand is next with the doctor. */
  | 'once_with_doctor'
  /** That there was an evaluation, and nothing of it. */
  | 'evaluation_only'
  | 'never';

/** What is about to be written. */
export interface Intended {
  action: HistoryAction;
  role: RoleName;
  target?: CommentTarget | null;
  /** Whether the demand is next with the doctor afterwards. */
  withDoctor: boolean;
}

/** What the doctor's side will see of something that is not written yet, so that a dialog says it by the rule itself. Source: docs/rules.md 2.18. */
export function doctorsSight({ action, role, target = null, withDoctor }: Intended): DoctorsSight {
  const entry = { action, authorRole: role, toRole: null, target };
  const reader = { role: 'DOCTOR' } as const;
  if (visibleParts(reader, { ...entry, withDoctorSince: withDoctor }).comment) return 'at_once';
  const later = visibleParts(reader, { ...entry, withDoctorSince: true });
  if (later.comment) return 'once_with_doctor';
  return later.outcome ? 'never' : 'evaluation_only';
}

/** What the history will call a decision. */
export function actionOfDecision(decision: Decision): HistoryAction {
  const row = DECISION_TRANSITIONS.find((each) => each.decision === decision);
  if (!row) throw new RangeError(`no row of the table takes the decision ${decision}`);
  return row.history;
}
