import type { RoleName } from '../../access/roles';
import type { FaultNews } from '../faults';
import type { DecisionWarning } from '../outlook/decision-warnings';
import type { ContentFacts, DemandState } from '../state';
import type { Decision, DecisionReason, DisplayStatus, HistoryAction } from '../vocabulary';

/**
 * What can be asked of a demand. Free text, clinical data and files never travel here: they lie in the demand's command
 * row, under the command's id.
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
      /** The actor was shown that the decision contradicts a proposal, or lacks one, and confirmed. */
      contradictionConfirmed: boolean;
    }
  | { type: 'comment'; target: CommentTarget }
  | { type: 'upload' }
  | { type: 'cancel' }
  | { type: 'finish' }
  | { type: 'rollback' }
  | { type: 'take_over'; toDoctorId: number }
  /** The clock: the current cycle has ended. */
  | { type: 'cycle_ended' }
  /** The system: this consultant, to whom the demand was assigned, was deactivated. */
  | { type: 'return_to_manager'; consultantId: number };

export type DemandCommandType = DemandCommand['type'];
export const COMMENT_TARGETS = ['doctor', 'managers', 'insurer'] as const;
export type CommentTarget = (typeof COMMENT_TARGETS)[number];

/** The one who acts, as the lifecycle sees it; `SYSTEM` is the clock and the product itself. */
export interface LifecycleActor {
  role: RoleName | 'SYSTEM';
  userId: number | null;
}

/** What the table needs to know and only the database can say; read by an activity in the handler's turn. */
export interface LifecycleFacts {
  /** The company's setting when a submission or a continuation was stored; false for every other command. */
  companyValidationStep: boolean;
  /** Whether the user that the command or the restored state names is active. */
  assigneeActive: boolean;
  /** Whether the demand's doctor is active; read for a take-over only. */
  doctorActive: boolean;
  /**
   * The state before the action that a rollback would undo: that of the history entry just before the last number in
   * `undoable`; null when there is none, and for every other command.
   */
  stateToRestore: DemandState | null;
  /** Whether a representative in a zone-based company has this demand in scope; true for everyone else. */
  actorInScope: boolean;
  /** Whether the patient's treatment slots are free for what the command would take. */
  slotsFree: boolean;
}

/** What a document is made for: a version that was sent, a mark "validation denied" that came or went, the final decision, or that this was undone. */
const DOCUMENT_EDITIONS = ['submission', 'validation', 'decision', 'annulled'] as const;
export type DocumentEditionKind = (typeof DOCUMENT_EDITIONS)[number];

/** A thing to be done because of an accepted command; rows in the projection's transaction, never done inside it. */
export type Effect =
  /** One who is in several audiences is told once; the one who acts is not told. */
  | { kind: 'notify'; audience: Audience; key: NotificationKey }
  | { kind: 'addVersion' }
  | { kind: 'renderDocument'; edition: DocumentEditionKind }
  | { kind: 'annulDecisionDocument' }
  /** The demand's slots become those that `slotsHeld()` says of the new state. */
  | { kind: 'takeSlots' }
  /** Likewise, and never refused: what another demand of the patient holds by then stays with that one. */
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
  /** Everyone who was told of the entry that a rollback undoes. */
  | 'former_audience';
/** The representative's final decision is the opposite of the manager's. */
export const REVERSALS = ['authorization_reversed', 'denial_reversed'] as const;
export type ReversalKey = (typeof REVERSALS)[number];
/** `…_fault` and `diverged` tell admins that something of a demand cannot move by itself. */
export type NotificationKey =
  | `${DisplayStatus}`
  | Lowercase<HistoryAction>
  | ReversalKey
  | 'comment_to_doctor'
  /** To whom the demand belongs from now on; all others are told `take_over`. */
  | 'taken_over'
  | FaultNews
  | 'diverged';

/** Whether news is of a reversal, which says by whom and why. */
export function isReversal(key: NotificationKey): key is ReversalKey {
  return (REVERSALS as readonly NotificationKey[]).includes(key);
}

/** Why a command was refused; each is an i18n key of the `errors` namespace (`refusal.<code>`). */
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
      /** What was warned of and confirmed; empty when there was nothing to confirm. */
      confirmedWarnings: readonly DecisionWarning[];
    }
  | { ok: false; refusal: Refusal };
