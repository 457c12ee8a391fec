import { seesPrivateComments } from '../access/permissions';
import { isFilingRole, type RoleName } from '../access/roles';
import type { CommentTarget } from '../demand/lifecycle/commands';
import type { DecisionWarning } from '../demand/outlook/decision-warnings';
import type { DisplayStatus, HistoryAction, ShownAction } from '../demand/vocabulary';

/** Reader of a history entry. All readers of a side who see the demand read what that side wrote. */
export interface EntryReader {
  role: RoleName;
}

/**
 * Reader of printed documents. One file serves both sides, so it shows what the doctor's side may see.
 * Source: docs/rules.md 2.17.
 */
export const READER_OF_DOCUMENTS: EntryReader = { role: 'DOCTOR' };

/** Parts of a history entry that determine its visibility. */
export interface WrittenEntry {
  action: HistoryAction;
  /** Null: the clock or the product itself. */
  authorRole: RoleName | null;
  /** Role that has the demand afterwards, where the action hands it on. */
  toRole: RoleName | null;
  /** Addressee of a comment. */
  target: CommentTarget | null;
  /** Whether this entry brought the demand to the doctor or found it there, or a later entry brought it. */
  withDoctorSince: boolean;
}

/** Parts of an entry that a reader may see besides the kind of action and its date, which are always visible. */
export interface VisibleParts {
  comment: boolean;
  privateComment: boolean;
  attachments: boolean;
  /** Author, chosen reason and confirmed warnings. */
  author: boolean;
  addressee: boolean;
  /** Whether a consultant's proposal was for or against; always true for other actions. */
  outcome: boolean;
}

const WITH_DOCTOR: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'pending_missing_info',
  'pending_continue',
  'sended',
  'sended_accepted',
  'sended_denied',
]);

/**
 * Whether a demand in this status is with the doctor: sent, or waiting for the doctor's side.
 * Source: docs/rules.md 2.14.
 */
export function isWithDoctor(status: DisplayStatus): boolean {
  return WITH_DOCTOR.has(status);
}

const NOTHING: VisibleParts = {
  comment: false,
  privateComment: false,
  attachments: false,
  author: false,
  addressee: false,
  outcome: true,
};
const ALL_BUT_PRIVATE: VisibleParts = {
  ...NOTHING,
  comment: true,
  attachments: true,
  author: true,
  addressee: true,
};

/**
 * Returns the parts of a history entry that a reader may see; the one rule for history, detail page, documents,
 * notifications, downloads and the API. The doctor's side is DOCTOR and ASSISTANT, all other roles are the insurer's.
 * Consultants are anonymous for the doctor's side wherever they appear: it sees that there was an evaluation, never by
 * whom. Source: docs/rules.md 2.13 to 2.15.
 */
export function visibleParts(reader: EntryReader, entry: WrittenEntry): VisibleParts {
  if (!isFilingRole(reader.role)) return { ...ALL_BUT_PRIVATE, privateComment: seesPrivateComments(reader.role) };
  const parts = isForDoctorsSide(entry) ? ALL_BUT_PRIVATE : NOTHING;
  return {
    ...parts,
    author: parts.author && entry.authorRole !== 'CONSULTANT',
    addressee: parts.addressee && entry.toRole !== 'CONSULTANT',
    outcome: !PROPOSALS.has(entry.action),
  };
}

const PROPOSALS: ReadonlySet<HistoryAction> = new Set<HistoryAction>(['PROPOSE_AUTHORIZATION', 'PROPOSE_DENIAL']);

function isForDoctorsSide({ action, authorRole, target, withDoctorSince }: WrittenEntry): boolean {
  switch (action) {
    // The whole doctor's side reads what one of it wrote to managers or to the insurer.
    case 'COMMENT':
      return target === 'doctor' || (authorRole !== null && isFilingRole(authorRole));
    case 'PROPOSE_AUTHORIZATION':
    case 'PROPOSE_DENIAL':
      return false;
    case 'REQUEST_AUTHORIZATION':
    case 'ACCEPT':
    case 'DENY':
    case 'REQUEST_MISSING_INFO':
    case 'UPLOAD':
    case 'SAVE':
    // The reason of an undo reveals the undone decision.
    case 'ROLLBACK':
      return withDoctorSince;
    // Actions of the doctor's side, actions that end a demand, and actions without a comment.
    case 'REQUEST':
    case 'CHANGE_DATES':
    case 'INCREASE_CYCLES':
    case 'CANCEL':
    case 'FINISH':
    case 'CONTINUE':
    case 'TAKE_OVER':
      return true;
    // Without an author the product returned it; a consultant's reason is as hidden as an evaluation.
    case 'RETURN':
      return authorRole === null;
  }
}

/**
 * Readers who learn of a comment at all: everyone who sees the demand, the insurer's side, or only readers of private
 * comments.
 */
export type CommentReach = 'everybody' | 'insurer' | 'private_readers';

/** Returns the reach of a new comment; `isPrivate`: all its text and files are private. Source: docs/rules.md 2.16. */
export function commentReach(
  comment: Pick<WrittenEntry, 'authorRole' | 'target'> & { isPrivate: boolean },
): CommentReach {
  if (comment.isPrivate) return 'private_readers';
  const entry = { ...comment, action: 'COMMENT', toRole: null, withDoctorSince: false } as const;
  return visibleParts(READER_OF_DOCUMENTS, entry).comment ? 'everybody' : 'insurer';
}

/**
 * Returns the confirmed warnings that a reader may see: the one about a consultant would reveal the consultant's
 * proposal.
 */
export function visibleWarnings(
  warnings: readonly DecisionWarning[],
  reader: EntryReader,
  { author }: VisibleParts,
): DecisionWarning[] {
  if (!author) return [];
  return warnings.filter((warning) => warning !== 'contradicts_consultant' || !isFilingRole(reader.role));
}

/** Returns the action as a reader sees it. */
export function shownAction(action: HistoryAction, { outcome }: VisibleParts): ShownAction {
  return outcome ? action : 'EVALUATION';
}
