import { RENDITION_STATUSES } from '@aval/application/documents/rendition-state';
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
      description: 'Position in the history as you see it; hidden entries are not counted.',
    }),
    createdAt: instant,
    author: z.string().nullable().meta({ description: 'Who did it; null if the system did.' }),
    action: oneOf(SHOWN_ACTIONS).meta({
      description: 'The action; EVALUATION if you may not know the outcome.',
    }),
    fromRoleId: roleId.nullable().meta({ description: 'Role that had to act before.' }),
    toRoleId: roleId.nullable().meta({ description: 'Role that has to act since.' }),
    toUser: z.string().nullable().meta({ description: 'Person of that role who has to act.' }),
    totalCycles: z.int().nullable().meta({ description: 'For INCREASE_CYCLES: the new total.' }),
    comment: z.string().nullable().meta({ description: 'Visible to both sides.' }),
    withoutReason: z
      .boolean()
      .meta({ description: 'Whether a ROLLBACK or CANCEL was given no reason; comment is then null.' }),
    privateComment: z.string().nullable().meta({ description: 'Visible to the company only.' }),
    decisionReason: oneOf(DECISION_REASONS)
      .nullable()
      .meta({ description: 'Reason of the decision that a manager proposes.' }),
    finalReason: oneOf(DECISION_REASONS).nullable().meta({ description: 'Reason of the decision sent to the doctor.' }),
    displayStatus: oneOf(DISPLAY_STATUSES).meta({ description: 'Resulting status.' }),
    attachments: z.array(attachmentAnswer).meta({ description: 'Files sent with it.' }),
  })
  .meta({ id: 'HistoryEntry' });

/** A version of a demand, with the history entries during its time. */
export const versionAnswer = z
  .object({
    number: z.int().meta({ description: 'Starting at 1.' }),
    description: oneOf(VERSION_REASONS).meta({ description: 'What created the version.' }),
    createdAt: instant,
    changeDatesReason: z.string().nullable().meta({ description: 'For a version that changed dates: the reason.' }),
    documentStatus: z.enum(RENDITION_STATUSES).nullable().meta({
      description:
        'State of its PDF at /demands/{id}/versions/{version}/pdf: pending, ready or failed; null if there is none.',
    }),
    histories: z.array(history).meta({ description: 'Newest first, limited to what you may see.' }),
  })
  .meta({ id: 'Version' });
