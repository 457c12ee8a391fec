import type { RoleName } from '../../access/roles';
import type { FaultNews } from '../faults';
import type { DecisionWarning } from '../outlook/decision-warnings';
import type { ContentFacts, DemandState } from '../state';
import type { Decision, DecisionReason, DisplayStatus, HistoryAction } from '../vocabulary';

/**
 * Commands for a demand. Free text, clinical data and files are not part of them: they are in the demand's command row,
 * under the command's id.
 */
export type DemandCommand =
  | { type: 'submit'; content: ContentFacts }
  | { type: 'resubmit'; content: ContentFacts }
  | { type: 'continue'; content: ContentFacts }
  | { type: 'change_dates'; content: ContentFacts }
  | { type: 'save_administrative'; content: ContentFacts }
  | { type: 'increase_cycles'; by: number }
  | {
      type: 'decide';
      decision: Decision;
      toUserId: number | null;
      decisionReason: DecisionReason | null;
      finalReason: DecisionReason | null;
      /** The actor saw the warning that the decision contradicts a proposal, or lacks one, and confirmed. */
      contradictionConfirmed: boolean;
    }
  | { type: 'comment'; target: CommentTarget }
  | { type: 'upload' }
  | { type: 'cancel' }
  | { type: 'finish' }
  | { type: 'rollback' }
  | { type: 'take_over'; toDoctorId: number }
  /** Sent by the clock: the current cycle has ended. */
  | { type: 'cycle_ended' }
  /** Sent by the system: this consultant, to whom the demand was assigned, was deactivated. */
  | { type: 'return_to_manager'; consultantId: number };

export type DemandCommandType = DemandCommand['type'];
export const COMMENT_TARGETS = ['doctor', 'managers', 'insurer'] as const;
export type CommentTarget = (typeof COMMENT_TARGETS)[number];

/** Actor as the lifecycle sees it; `SYSTEM` is the clock and the product itself. */
export interface LifecycleActor {
  role: RoleName | 'SYSTEM';
  userId: number | null;
}

/** Facts that the table needs from the database; read by an activity while the command is handled. */
export interface LifecycleFacts {
  /** The company's setting when a submission or a continuation was stored; false for every other command. */
  companyValidationStep: boolean;
  /** Whether the user that the command or the restored state names is active. */
  assigneeActive: boolean;
  /** Whether the demand's doctor is active; read for a take-over only. */
  doctorActive: boolean;
  /**
   * State before the action that a rollback would undo: that of the history entry just before the last number in
   * `undoable`; null without one, and for every other command.
   */
  stateToRestore: DemandState | null;
  /** Whether a representative in a zone-based company has this demand in scope; true for all other actors. */
  actorInScope: boolean;
  /** Whether the treatment locks that the command would take are free for the patient. */
  slotsFree: boolean;
}

/**
 * Occasions of a PDF rendition: a sent version, a "validation denied" badge that was set or removed, the final
 * decision, or its rollback.
 */
const DOCUMENT_RENDITIONS = ['submission', 'validation', 'decision', 'annulled'] as const;
export type DocumentRenditionKind = (typeof DOCUMENT_RENDITIONS)[number];

/** Consequence of an accepted command; stored as a row in the projection's transaction and carried out later. */
export type Effect =
  /** A user in several audiences is notified once; the actor is not notified. */
  | { kind: 'notify'; audience: Audience; key: NotificationKey }
  | { kind: 'addVersion' }
  | { kind: 'renderDocument'; edition: DocumentRenditionKind }
  | { kind: 'annulDecisionDocument' }
  /** The demand's treatment locks become those that `treatmentLocksHeld()` returns for the new state. */
  | { kind: 'takeSlots' }
  /**
   * Like `takeSlots`, but never refused: locks that another demand of the patient holds meanwhile stay with that one.
   */
  | { kind: 'takeFreeSlots' }
  | { kind: 'releaseSlots' };

export type Audience =
  | 'managers'
  | 'representatives'
  /** The consultant of the new state, or of the one before when the demand ends. */
  | 'assigned_consultant'
  | 'doctor'
  /** The assistant who filed, when the doctor did not. */
  | 'filer'
  | 'admins'
  /** Everyone who was notified of the entry that a rollback undoes. */
  | 'former_audience';
/** The representative's final decision is the opposite of the manager's. */
export const REVERSALS = ['authorization_reversed', 'denial_reversed'] as const;
export type ReversalKey = (typeof REVERSALS)[number];
/** `…_fault` and `diverged` tell admins that a part of the demand cannot proceed by itself. */
export type NotificationKey =
  | `${DisplayStatus}`
  | Lowercase<HistoryAction>
  | ReversalKey
  | 'comment_to_doctor'
  /** Notifies the doctor who takes the demand over; all others get `take_over`. */
  | 'taken_over'
  | FaultNews
  | 'diverged';

/** Whether a notification is about a reversal, which names the actor and the reason. */
export function isReversal(key: NotificationKey): key is ReversalKey {
  return (REVERSALS as readonly NotificationKey[]).includes(key);
}

/** Reasons for refusing a command; each is an i18n key of the `errors` namespace (`refusal.<code>`). */
export const REFUSALS = [
  'not_allowed',
  'not_assigned_to_you',
  'wrong_status',
  'stale',
  'assignee_required',
  'assignee_inactive',
  'doctor_active',
  'reason_required',
  'reason_contradicts',
  'contradiction_unconfirmed',
  'undo_not_allowed',
  'treatment_started',
  'cycles_invalid',
  'slots_taken',
  'content_locked',
  'not_finishable',
  'files_too_many',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type TransitionResult =
  | {
      ok: true;
      state: DemandState;
      historyAction: HistoryAction;
      fromRole: RoleName | 'SYSTEM';
      toRole: RoleName | null;
      toUserId: number | null;
      effects: readonly Effect[];
      /** Warnings that were shown and confirmed; empty when there was nothing to confirm. */
      confirmedWarnings: readonly DecisionWarning[];
    }
  | { ok: false; refusal: Refusal };
