import type { Refusal } from '@aval/domain/demand/lifecycle/commands';
import type { PartConflict, SaveConflict } from '../drafts/saving/save-conflict';

/** What the sender of a command is told. Every call has a deadline and ends in one of these. */
export type CommandResult =
  /** It stands in the history under this number. */
  | { status: 'done'; sequence: number }
  /** Submitted: it lies in the outbox, and the engine gets it at once or when it is back. */
  | { status: 'accepted' }
  | { status: 'refused'; refusal: Refusal }
  /** The demand has changed since the page was loaded; what was typed is still the sender's. */
  | { status: 'stale' }
  /** What lies in the wizard was saved by somebody else since the page was loaded: it is not what the sender saw. */
  | SaveConflict
  | PartConflict
  /** No answer came in time and nothing of it stands in the database yet: trying again with the same id does it once. */
  | { status: 'unknown' }
  /** The engine cannot be reached; trying again with the same id does it once. */
  | { status: 'unavailable' }
  /** The same id was sent before with another content; `earlier` says what became of that. The form gets a new id. */
  | { status: 'edited'; earlier: EarlierFate }
  /** The database can never take it, or the engine and the database disagree; admins have been told. */
  | { status: 'faulty'; code: string }
  /** The form is not valid: messages (i18n keys) by path. */
  | { status: 'invalid'; issues: readonly FormIssue[] }
  /** Not there, or not visible to the actor: the same answer. */
  | { status: 'not_found' }
  /** Visible, but this role may not do it. */
  | { status: 'forbidden' };

export type EarlierFate =
  | { status: 'done'; sequence: number }
  /** Nor will it ever be: it is withdrawn. */
  | { status: 'not_done' };

export interface FormIssue {
  path: string;
  message: string;
  /** Of several that were chosen, those that are wrong. */
  ids?: readonly number[];
}
