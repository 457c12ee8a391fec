import { LONGEST_DESCRIPTION, MOST_ATTACHMENTS } from '@aval/domain/validation/dialogs/attachment-limits';
import { text } from '@aval/domain/validation/fields/field';
import { message } from '@aval/domain/validation/fields/message';
import { z } from 'zod';

/** What every command's form carries beside its own fields. */
export interface CommandInputBase {
  demandId: string;
  /** Given by the loader; the same for every repetition of the same form. */
  commandId: string;
  /** The number of the last action, as the page showed it to its reader. */
  expectedSequence: number;
  /** Files that were stored as media before, each with its description. */
  attachments?: NewAttachment[];
  /** Hash of all that a program sent; a repetition is told by it from another content under the same id. */
  sentSha256?: string;
  /** The moment that the history shows; only while the story is played (`services.allowOccurredAt`). ISO instant. */
  occurredAt?: string;
}

export interface NewAttachment {
  mediaId: string;
  description: string;
}

export const attachmentSchema = z.object({
  mediaId: z.uuid({ error: message('fileRequired') }),
  description: text({ max: LONGEST_DESCRIPTION }),
});

export const commandInputSchema = z.object({
  commandId: z.uuid(),
  expectedSequence: z.coerce.number().int().min(0),
  attachments: z.array(attachmentSchema).max(MOST_ATTACHMENTS).default([]),
});
