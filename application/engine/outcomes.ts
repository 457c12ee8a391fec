import type { Refusal } from '@aval/domain/demand/lifecycle/commands';

/** Result of a command for its sender. Every engine call has a deadline and ends in one of these. */
export type CommandResult =
  /** Done; the number of its history entry. */
  | { status: 'done'; sequence: number }
  /** Submitted: it is in the outbox, and the engine gets it at once or when it is back. */
  | { status: 'accepted' }
  | { status: 'refused'; refusal: Refusal }
  /** The demand has changed since the page was loaded; the sender keeps the typed text. */
  | { status: 'stale' }
  /** Somebody else saved the working copy since the page was loaded, so it is not what the sender saw. */
  | SaveConflict
  | PartConflict
  /** No answer came in time and the database has no result yet; a retry with the same id does it once. */
  | { status: 'unknown' }
  /** The engine cannot be reached; a retry with the same id does it once. */
  | { status: 'unavailable' }
  /** The same id was sent before with other content, whose fate is `earlier`. The form gets a new id. */
  | { status: 'edited'; earlier: EarlierFate }
  /** The database can never accept it, or engine and database disagree; admins have been notified. */
  | { status: 'faulty'; code: string }
  /** The form is invalid: messages (i18n keys) by path. */
  | { status: 'invalid'; issues: readonly FormIssue[] }
  /** Missing and invisible demands get the same answer. */
  | { status: 'not_found' }
  /** Visible, but forbidden to this role. */
  | { status: 'forbidden' };

/** The working copy is not the one that the sender read: somebody saved in between. */
export interface SaveConflict {
  status: 'conflict';
  revision: number;
  savedAt: string;
  byName: string;
  /** Names of the fields of the sent step that the stored one has differently; left out where no step was sent. */
  differing?: readonly string[];
}

/**
 * Files or their descriptions changed in between, which records no author; or the analysis differs because rules,
 * settings, catalogues, other requests or the day have changed.
 */
export interface PartConflict {
  status: 'conflict';
  part: 'files' | 'findings';
}

export type EarlierFate =
  | { status: 'done'; sequence: number }
  /** Withdrawn, so it will never be done. */
  | { status: 'not_done' };

export interface FormIssue {
  path: string;
  message: string;
  /** Ids of the invalid ones among several chosen entries. */
  ids?: readonly number[];
}
