import type { EntryAnswer } from '../../components/entries/entry-form';

/** What the server says of a text that it did not take, or not yet. */
export interface TextAnswer extends EntryAnswer {
  /** Of so many people new terms are asked, which is to be confirmed; null where nothing is asked. */
  people: number | null;
}
