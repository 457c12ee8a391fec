import type { RoleName } from '../access/roles';
import type { CivilDate } from '../calendar/civil-date';
import type { BaseStatus, DecisionReason, HistoryAction } from './vocabulary';

/**
 * The whole lifecycle state of a demand. The workflow holds it, every history row carries the one after it, and undo and
 * `engine:rebuild` read it back from there. It holds no clinical and no personal data.
 */
export interface DemandState {
  status: BaseStatus;
  continueFlag: boolean;
  assignedRole: RoleName | null;
  /** Only a consultant is named in person; for the other roles everyone of the role in scope is meant. */
  assignedUserId: number | null;
  /** The role that asked for the information that is missing; the answer goes back to it. */
  returnToRole: RoleName | null;
  /** The last action that decides; COMMENT, UPLOAD, SAVE, CHANGE_DATES, INCREASE_CYCLES, TAKE_OVER and ROLLBACK do not count. */
  lastDecision: HistoryAction | null;
  lastDecisionRole: RoleName | 'SYSTEM' | null;
  /** Fixed at submission or continuation, so that a changed company setting moves no demand under way. */
  validationStep: boolean;
  /** A representative denied in the validation step, and the manager has not decided since. */
  validationDenied: boolean;
  /** The last proposal of a consultant since the demand was last filed or continued; the doctor's answer to a question leaves it standing. */
  consultantProposal: 'authorize' | 'deny' | null;
  decisionReason: DecisionReason | null;
  finalReason: DecisionReason | null;
  chemotherapy: boolean;
  radiotherapy: boolean;
  /** 1 ≤ cycle ≤ totalCycles; 0 of 0 without cycles. */
  cycle: number;
  totalCycles: number;
  version: number;
  /** How many versions ended in a final authorization that stands. */
  acceptedVersions: number;
  /** Earliest first session or radiotherapy start of the current version. */
  treatmentStart: CivilDate | null;
  /** Earliest radiotherapy start of the current version; null without radiotherapy. */
  radiotherapyStart: CivilDate | null;
  /** Last session date of the current cycle (first date + days per cycle − 1 without sessions). */
  cycleEnd: CivilDate | null;
  /** The later of the last session and the end of radiotherapy. */
  treatmentEnd: CivilDate | null;
  /** The end of radiotherapy: its start plus its sessions in working days; null without radiotherapy. */
  radiotherapyEnd: CivilDate | null;
  /** When an accepted demand turns into "pending continue": ISO instant; null when no such clock runs. */
  continueAt: string | null;
  /** ISO instant from which reminders of the present display status count; null when none is due in it. */
  waitingSince: string | null;
  /** Number of the last history entry. */
  sequence: number;
  /** Number of the last entry that is neither COMMENT nor UPLOAD: "has changed since the page was loaded". */
  lastActionSequence: number;
  /** Entries that may still be undone, newest last: the sequence numbers of undoable actions since the last version. */
  undoable: readonly number[];
}

/** What the engine stores of a version when a command brings new clinical content; facts of it, never the content. */
export interface ContentFacts {
  chemotherapy: boolean;
  radiotherapy: boolean;
  cycle: number;
  totalCycles: number;
  treatmentStart: CivilDate | null;
  radiotherapyStart: CivilDate | null;
  cycleEnd: CivilDate | null;
  treatmentEnd: CivilDate | null;
  /** The end of radiotherapy: its start plus its sessions in working days; null without radiotherapy. */
  radiotherapyEnd: CivilDate | null;
}
