import { EDITION_STATUSES } from '@aval/application/documents/edition-state';
import { VERSION_REASONS } from '@aval/domain/demand/content/version-reason';
import { DECISION_REASONS, DISPLAY_STATUSES, SHOWN_ACTIONS } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { oneOf } from '../../schemas/among';
import { instant } from '../../schemas/atoms';
import { roleId } from '../../schemas/role-id';
import { attachmentAnswer } from '../../schemas/sent-file';

const history = z
  .object({
    sequence: z.int().meta({
      description: 'Its number in the history of the demand, as its reader sees it: what is hidden is not counted.',
    }),
    createdAt: instant,
    author: z.string().nullable().meta({ description: 'Who did it; null of what was done by itself.' }),
    action: oneOf(SHOWN_ACTIONS).meta({
      description: 'What was done; EVALUATION for whoever may not know which way it went.',
    }),
    fromRoleId: roleId.nullable().meta({ description: 'Whose turn it was.' }),
    toRoleId: roleId.nullable().meta({ description: 'Whose turn it is since.' }),
    toUser: z.string().nullable().meta({ description: 'Whose in person, of that role.' }),
    totalCycles: z.int().nullable().meta({ description: 'Of INCREASE_CYCLES: in all since then.' }),
    comment: z.string().nullable().meta({ description: 'For both sides.' }),
    withoutReason: z
      .boolean()
      .meta({ description: 'Of ROLLBACK and CANCEL: nobody gave a reason, and comment is null for that.' }),
    privateComment: z.string().nullable().meta({ description: 'For the side of the insurer alone.' }),
    decisionReason: oneOf(DECISION_REASONS).nullable().meta({ description: 'Proposed by a manager.' }),
    finalReason: oneOf(DECISION_REASONS).nullable().meta({ description: 'Told to the doctor.' }),
    displayStatus: oneOf(DISPLAY_STATUSES).meta({ description: 'Which it left the demand in.' }),
    attachments: z.array(attachmentAnswer).meta({ description: 'Sent with it.' }),
  })
  .meta({ id: 'HistoryEntry' });

/** A version of a demand, with the history entries during its time. */
export const versionAnswer = z
  .object({
    number: z.int().meta({ description: 'From 1.' }),
    description: oneOf(VERSION_REASONS).meta({ description: 'Why it was made.' }),
    createdAt: instant,
    changeDatesReason: z.string().nullable().meta({ description: 'Of one that moved the dates.' }),
    documentStatus: z.enum(EDITION_STATUSES).nullable().meta({
      description:
        'Of its document at /demands/{id}/versions/{version}/pdf: pending while it is being made, ready, or failed; null where there is none.',
    }),
    histories: z.array(history).meta({ description: 'Newest first, as far as the reader may see them.' }),
  })
  .meta({ id: 'Version' });
