import { seesPrivateComments } from '../access/permissions';
import { isFilingRole, type RoleName } from '../access/roles';
import type { CommentTarget } from '../demand/lifecycle/commands';
import type { DecisionWarning } from '../demand/outlook/decision-warnings';
import { type DisplayStatus, HISTORY_ACTIONS, type HistoryAction } from '../demand/vocabulary';

/** Who reads a history entry. Everybody of a side who sees the demand reads what that side said. */
export interface EntryReader {
  role: RoleName;
}

/** A printed document is one file for both sides: it shows what the doctor's side may see. Source: docs/rules.md 2.17. */
export const READER_OF_DOCUMENTS: EntryReader = { role: 'DOCTOR' };

/** What of a history entry decides who may see it. */
export interface WrittenEntry {
  action: HistoryAction;
  /** Null: the clock or the product itself. */
  authorRole: RoleName | null;
  /** The role that has the demand afterwards, where the action hands it on. */
  toRole: RoleName | null;
  /** Of a comment: for whom it is. */
  target: CommentTarget | null;
  /** Whether this entry brought the demand to the doctor, found it there, or a later one brought it. */
  withDoctorSince: boolean;
}

/** What of an entry a reader may see besides its place in the lifecycle: what kind of action it was, and when. */
export interface VisibleParts {
  comment: boolean;
  privateComment: boolean;
  attachments: boolean;
  /** Who wrote it, the reason that was chosen, what was confirmed. */
  author: boolean;
  addressee: boolean;
  /** Whether a consultant's proposal was for or against; for every other action there is no such secret. */
  outcome: boolean;
}

const WITH_DOCTOR: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'pending_missing_info',
  'pending_continue',
  'sended',
  'sended_accepted',
  'sended_denied',
]);

/** Whether a demand in this status is next with the doctor: sent, or waiting for something from the doctor's side. Source: docs/rules.md 2.14. */
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
 * What of a history entry a reader may see; the one rule for history, detail, documents, notifications, downloads and the API. The doctor's side
 * is DOCTOR and ASSISTANT, all others are the insurer's. Consultants have no name for the doctor's side, wherever they appear: that there was an
 * evaluation is told, never whose. Source: docs/rules.md 2.13 to 2.15.
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
    // What the doctor's side said to managers or to the insurer, the whole doctor's side reads.
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
    // Why a decision was undone tells what it was.
    case 'ROLLBACK':
      return withDoctorSince;
    // What the doctor's side did itself, what ends a demand, and what nobody writes a comment with.
    case 'REQUEST':
    case 'CHANGE_DATES':
    case 'INCREASE_CYCLES':
    case 'CANCEL':
    case 'FINISH':
    case 'CONTINUE':
    case 'RETURN':
    case 'TAKE_OVER':
      return true;
  }
}

/** Who knows of a comment at all: whoever sees the demand, the insurer's side, or those alone who read private comments. */
export type CommentReach = 'everybody' | 'insurer' | 'private_readers';

/** Of a comment that somebody makes; `isPrivate`: it says and brings nothing but what is private. Source: docs/rules.md 2.16. */
export function commentReach(
  comment: Pick<WrittenEntry, 'authorRole' | 'target'> & { isPrivate: boolean },
): CommentReach {
  if (comment.isPrivate) return 'private_readers';
  const entry = { ...comment, action: 'COMMENT', toRole: null, withDoctorSince: false } as const;
  return visibleParts(READER_OF_DOCUMENTS, entry).comment ? 'everybody' : 'insurer';
}

/** What was confirmed with a decision, as a reader may see it: that it goes against a consultant would say what the consultant proposed. */
export function visibleWarnings(
  warnings: readonly DecisionWarning[],
  reader: EntryReader,
  { author }: VisibleParts,
): DecisionWarning[] {
  if (!author) return [];
  return warnings.filter((warning) => warning !== 'contradicts_consultant' || !isFilingRole(reader.role));
}

/** What a reader is told was done: a consultant's proposal whose outcome is not for the reader is an evaluation. */
export const SHOWN_ACTIONS = [...HISTORY_ACTIONS, 'EVALUATION'] as const;
export type ShownAction = (typeof SHOWN_ACTIONS)[number];

/** The action as a reader is told it. */
export function shownAction(action: HistoryAction, { outcome }: VisibleParts): ShownAction {
  return outcome ? action : 'EVALUATION';
}
