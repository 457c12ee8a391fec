import type { RoleName } from '../../access/roles';
import type { Audience, CommentTarget, DemandCommandType, NotificationKey } from '../lifecycle/commands';
import type { Decision, DisplayStatus, HistoryAction } from '../vocabulary';

/**
 * Row of the lifecycle table: the roles that may give a command in which display status, its requirements and its
 * outcome.
 */
export interface Transition {
  id: string;
  command: DemandCommandType;
  /** Decision of the command `decide`; absent for other commands. */
  decision?: Decision;
  from: readonly DisplayStatus[];
  by: readonly Performer[];
  history: HistoryAction;
  to: Destination;
  /** Requirements on the state; a row whose conditions fail is not offered. Checked in this order. */
  conditions?: readonly Condition[];
  /** Requirements on the command and on facts of the database. Checked in this order, after the conditions. */
  checks?: readonly Check[];
  effects?: readonly TransitionEffect[];
  tells?: readonly Telling[];
  /** Can be undone until another counting action happens. */
  undoable?: boolean;
}

export type Performer = RoleName | 'SYSTEM';

/** Assignee afterwards, or how the demand ends. */
export type Destination =
  /** The representative when the company has a validation step, else the manager; fixed for this round. */
  | 'first_in_line'
  | 'asking_role'
  | 'manager'
  | 'named_consultant'
  | 'representative'
  | 'doctor'
  /** Final: sent to the doctor. */
  | 'sent'
  /** The doctor has to continue with the next cycle. */
  | 'to_continue'
  | 'canceled'
  | 'finished'
  | 'unchanged'
  /** The state before the undone action. */
  | 'restored';

export type Condition =
  | 'assigned_consultant'
  | 'manager_decided'
  | 'chemotherapy'
  | 'cycles_remain'
  | 'last_cycle'
  | 'accepted_before'
  | 'undo_left'
  | 'undo_before_treatment'
  | 'clock_due';

export type Check =
  | 'consultant_named'
  | 'consultant_deactivated'
  | 'doctor_deactivated'
  | 'new_doctor_active'
  | 'decision_reason'
  | 'final_reason'
  | 'warnings_confirmed'
  | 'cycles_valid'
  | 'cycles_kept_once_accepted'
  | 'next_cycle'
  | 'dates_only'
  | 'administrative_only'
  | 'increase_of_one_or_more'
  | 'restorable'
  | 'slots_free';

export type TransitionEffect =
  | 'new_version'
  | 'validation_document'
  | 'decision_document'
  | 'annul_decision_document'
  | 'take_slots'
  | 'take_free_slots'
  | 'release_slots';

export interface Telling {
  /** `assigned`: the assignee afterwards. `target`: the addressee of a comment. `concerned`: everyone who took part. */
  who: Audience | 'assigned' | 'target' | 'concerned';
  /**
   * Subject: `status`: the new display status; `action`: the history action; `reversal`: that the recipient's decision
   * was reversed; `comment`: a comment, with a separate key for the doctor's side; `taken_over`: that the demand
   * belongs to the recipient.
   */
  about: 'status' | 'action' | 'reversal' | 'comment' | 'taken_over';
  when?: 'assistant_acts' | 'manager_reversed';
}

export function notificationKey(
  about: Telling['about'],
  status: DisplayStatus,
  action: HistoryAction,
  target: CommentTarget | null = null,
): NotificationKey {
  switch (about) {
    case 'status':
      return status;
    case 'action':
      return action.toLowerCase() as Lowercase<HistoryAction>;
    case 'reversal':
      return action === 'DENY' ? 'authorization_reversed' : 'denial_reversed';
    case 'comment':
      return target === 'doctor' ? 'comment_to_doctor' : 'comment';
    case 'taken_over':
      return 'taken_over';
  }
}
