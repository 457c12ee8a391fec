import { EDITION_STATUSES } from '@aval/application/documents/edition-state';
import { HISTORY_ACTIONS } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { instant } from '../../schemas/atoms';
import { attachmentAnswer } from '../../schemas/sent-file';

/** As they are numbered in the specification. */
export const roleId = z.int().nullable();

const history = z
  .object({
    sequence: z.int().meta({ description: 'Its number in the history of the demand.' }),
    createdAt: instant,
    author: z.string().nullable().meta({ description: 'Who did it; null of what was done by itself.' }),
    action: z.string().meta({ description: `What was done: ${HISTORY_ACTIONS.join(', ')}.` }),
    fromRoleId: roleId.meta({ description: 'Whose turn it was.' }),
    toRoleId: roleId.meta({ description: 'Whose turn it is since.' }),
    toUser: z.string().nullable().meta({ description: 'Whose in person, of that role.' }),
    totalCycles: z.int().nullable().meta({ description: 'Of INCREASE_CYCLES: in all since then.' }),
    comment: z.string().nullable().meta({ description: 'For both sides.' }),
    privateComment: z.string().nullable().meta({ description: 'For the side of the insurer alone.' }),
    decisionReason: z.string().nullable().meta({ description: 'Proposed by a manager.' }),
    finalReason: z.string().nullable().meta({ description: 'Told to the doctor.' }),
    displayStatus: z.string().meta({ description: 'Which it left the demand in.' }),
    attachments: z.array(attachmentAnswer).meta({ description: 'Sent with it.' }),
  })
  .meta({ id: 'HistoryEntry' });

/** A version of a demand, with what was done while it stood. */
export const versionAnswer = z
  .object({
    number: z.int().meta({ description: 'From 1.' }),
    description: z.string().meta({ description: 'Why it was made.' }),
    createdAt: instant,
    changeDatesReason: z.string().nullable().meta({ description: 'Of one that moved the dates.' }),
    documentStatus: z.enum(EDITION_STATUSES).nullable().meta({
      description:
        'Of its document at /demands/{id}/versions/{version}/pdf: pending while it is being made, ready, or failed; null where there is none.',
    }),
    histories: z.array(history).meta({ description: 'Newest first, as far as the reader may see them.' }),
  })
  .meta({ id: 'Version' });
