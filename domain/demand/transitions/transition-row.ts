import type { RoleName } from '../../access/roles';
import type { Audience, CommentTarget, DemandCommandType, NotificationKey } from '../lifecycle/commands';
import type { Decision, DisplayStatus, HistoryAction } from '../vocabulary';

/** One row of the lifecycle's table: who may do what in which display status, what is asked, and what comes of it. */
export interface Transition {
  id: string;
  command: DemandCommandType;
  /** For `decide` only. */
  decision?: Decision;
  from: readonly DisplayStatus[];
  by: readonly Performer[];
  history: HistoryAction;
  to: Destination;
  /** What the state must show; a row whose conditions fail is not offered. Checked in this order. */
  conditions?: readonly Condition[];
  /** What the command must carry and the database confirm. Checked in this order, after the conditions. */
  checks?: readonly Check[];
  effects?: readonly TransitionEffect[];
  tells?: readonly Telling[];
  /** May be undone until something else that counts happens. */
  undoable?: boolean;
}

export type Performer = RoleName | 'SYSTEM';

/** Who has the demand afterwards, or how it ends. */
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
  /** The doctor is to continue with the next cycle. */
  | 'to_continue'
  | 'canceled'
  | 'finished'
  | 'unchanged'
  /** As it was before the action that is undone. */
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
  /** `assigned`: whoever has the demand afterwards. `target`: whom a comment is for. `concerned`: all who had a part. */
  who: Audience | 'assigned' | 'target' | 'concerned';
  /**
   * `status`: the display status that follows; `action`: the history action; `reversal`: whose decision became its opposite; `comment`: a
   * comment, which for the doctor's side is news of its own; `taken_over`: that the demand is the reader's from now on.
   */
  about: 'status' | 'action' | 'reversal' | 'comment' | 'taken_over';
  when?: 'assistant_acts' | 'manager_reversed';
}

/** The key of a notification about a display status or an action. */
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
