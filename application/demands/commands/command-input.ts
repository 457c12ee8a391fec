import { LONGEST_DESCRIPTION, MOST_ATTACHMENTS } from '@aval/domain/validation/dialogs/attachment-limits';
import { text } from '@aval/domain/validation/fields/field';
import { message } from '@aval/domain/validation/fields/message';
import { z } from 'zod';
import type { NewAttachment } from '../../engine/sent-file';

/** Fields of every command's form beside its own. */
export interface CommandInputBase {
  demandId: string;
  /** Id given by the loader; the same for every repetition of one form. */
  commandId: string;
  /** Number of the last action, as the page showed it to its reader. */
  expectedSequence: number;
  /** Files stored as media before, each with its description. */
  attachments?: NewAttachment[];
  /** Hash of everything that an API client sent; tells a repetition from other content under the same id. */
  sentSha256?: string;
  /**
   * Moment that the history shows, as ISO instant; accepted only while the story is played
   * (`services.allowOccurredAt`).
   */
  occurredAt?: string;
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
