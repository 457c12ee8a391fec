import type { EffectInput } from '../contract';

/** Served on the queue `documents`. They do the work of one effect and throw ApplicationFailures whose type is a code, never a text. */
export interface EffectActivities {
  /** Prints the edition of a `document` effect and stores the file; doing it twice gives the same bytes. */
  renderDocument(input: EffectInput): Promise<DocumentResult>;
}

export interface DocumentResult {
  /** The stored file: a row of `media`. */
  mediaId: string;
}

/** Served on the queue `demands`: writes what became of an effect to its row, in one transaction. */
export interface EffectOutcomeActivities {
  recordEffectOutcome(input: EffectInput, outcome: EffectOutcome): Promise<void>;
}

export type EffectOutcome =
  | { status: 'done'; mediaId: string }
  /** `code` is an i18n key of the `errors` namespace (`document.<code>`). */
  | { status: 'failed'; code: string };
