/** What every command's form carries beside its own fields. */
export interface CommandInputBase {
  demandId: string;
  /** Given by the loader; the same for every repetition of the same form. */
  commandId: string;
  /** `lastActionSequence` that the page showed. */
  expectedSequence: number;
  /** Files that were stored as media before, each with its description. */
  attachments?: readonly NewAttachment[];
  /** The moment that the history shows; only while the story is played (`services.allowOccurredAt`). ISO instant. */
  occurredAt?: string;
}

export interface NewAttachment {
  mediaId: string;
  description: string;
}
