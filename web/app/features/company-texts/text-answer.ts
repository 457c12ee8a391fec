import type { EntryAnswer } from '../../components/entries/entry-form';

/** Server response to a text that was not saved, or needs a confirmation first. */
export interface TextAnswer extends EntryAnswer {
  /** Number of users who would have to accept new terms, to be confirmed; null when no confirmation is needed. */
  people: number | null;
}
