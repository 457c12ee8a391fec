import type { RoleName } from '../access/roles';
import type { CivilDate } from '../calendar/civil-date';
import type { BaseStatus, DecisionReason, HistoryAction } from './vocabulary';

/**
 * Complete lifecycle state of a demand. The workflow holds it, every history row stores the state after its action, and
 * undo and `engine:rebuild` read it from there. It holds no clinical and no personal data.
 */
export interface DemandState {
  status: BaseStatus;
  continueFlag: boolean;
  assignedRole: RoleName | null;
  /** Only a consultant is assigned in person; other roles include everyone of the role in scope. */
  assignedUserId: number | null;
  /** Role that asked for missing information; the answer goes back to it. */
  returnToRole: RoleName | null;
  /**
   * Last deciding action; COMMENT, UPLOAD, SAVE, CHANGE_DATES, INCREASE_CYCLES, TAKE_OVER and ROLLBACK do not count.
   */
  lastDecision: HistoryAction | null;
  lastDecisionRole: RoleName | 'SYSTEM' | null;
  /** Fixed at submission or continuation, so that a changed company setting moves no demand under way. */
  validationStep: boolean;
  /** Whether a representative denied in the validation step and the manager has not decided since. */
  validationDenied: boolean;
  /**
   * Last proposal of a consultant since the demand was filed or continued; the doctor's answer to a question does not
   * clear it.
   */
  consultantProposal: 'authorize' | 'deny' | null;
  decisionReason: DecisionReason | null;
  finalReason: DecisionReason | null;
  chemotherapy: boolean;
  radiotherapy: boolean;
  /** 1 ≤ cycle ≤ totalCycles; 0 of 0 without cycles. */
  cycle: number;
  totalCycles: number;
  version: number;
  /** Number of versions that ended in a final authorization that stands. */
  acceptedVersions: number;
  /** Earliest first session or radiotherapy start of the current version. */
  treatmentStart: CivilDate | null;
  /** Earliest radiotherapy start of the current version; null without radiotherapy. */
  radiotherapyStart: CivilDate | null;
  /** Last session date of the current cycle (first date + days per cycle − 1 without sessions). */
  cycleEnd: CivilDate | null;
  /** The later of the last session and the end of radiotherapy. */
  treatmentEnd: CivilDate | null;
  /** Day of the last session of radiotherapy; null without radiotherapy. */
  radiotherapyEnd: CivilDate | null;
  /** ISO instant at which an accepted demand becomes "pending continue"; null when no clock runs. */
  continueAt: string | null;
  /** ISO instant from which reminders of the current display status count; null when it has none. */
  waitingSince: string | null;
  /** Number of the last history entry. */
  sequence: number;
  /** Number of the last entry that is neither COMMENT nor UPLOAD, compared to detect stale pages. */
  lastActionSequence: number;
  /** Sequence numbers of undoable actions since the last version, newest last. */
  undoable: readonly number[];
}

/**
 * Facts about a version that the workflow engine stores when a command brings new clinical content; never the content
 * itself.
 */
export interface ContentFacts {
  chemotherapy: boolean;
  radiotherapy: boolean;
  cycle: number;
  totalCycles: number;
  treatmentStart: CivilDate | null;
  radiotherapyStart: CivilDate | null;
  cycleEnd: CivilDate | null;
  treatmentEnd: CivilDate | null;
  /** Day of the last session of radiotherapy; null without radiotherapy. */
  radiotherapyEnd: CivilDate | null;
}
