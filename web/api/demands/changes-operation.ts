import { BEGINNING } from '@aval/application/demands/changes/change-cursor';
import { findChanges } from '@aval/application/demands/changes/find-changes';
import { PAGE_SIZES } from '@aval/application/lists/page-sizes';
import { DISPLAY_STATUSES, SHOWN_ACTIONS } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { refuseParameter } from '../answers/refuse-parameter';
import { DEMAND_CHANGES } from '../examples/demand-answer-examples';
import { type Operation, operation } from '../operations/operation';
import { pageSizeQuery } from '../requests/list-query';
import { oneOf } from '../schemas/among';
import { instant, reference, rowId, uuid } from '../schemas/atoms';

/** Value of `after` that asks for the cursor of this moment alone. */
const NOW = 'now';

const change = z
  .object({
    demandId: uuid,
    companyId: rowId,
    reference,
    sequence: z.int().meta({ description: 'Position in its history as you see it, from 1.' }),
    createdAt: instant,
    action: oneOf(SHOWN_ACTIONS).meta({
      description: 'As in the history; EVALUATION if you may not know the outcome.',
    }),
    displayStatus: oneOf(DISPLAY_STATUSES).meta({ description: 'Status after the change.' }),
  })
  .meta({ id: 'DemandChange' });

const changes = z
  .object({
    rows: z.array(change).meta({
      description: 'Oldest first. There can be fewer than `pageSize` even if more follow.',
    }),
    cursor: z.string().meta({ description: 'Cursor to send as `after` next time. It is opaque.' }),
    more: z.boolean().meta({ description: 'Whether more changes can be read now.' }),
  })
  .meta({ id: 'DemandChanges', example: DEMAND_CHANGES });

/** Source: docs/rules.md 10.22. */
export const changesOperation: Operation = operation(
  { permission: 'demands.list' },
  {
    method: 'get',
    path: '/demands/changes',
    tag: 'Demands',
    operationId: 'listDemandChanges',
    summary: 'List changes of demands',
    description:
      'Returns what has changed since a cursor in the demands that you can see: one row per history entry, without gaps or repeats. Start with `after=now`, read the demands, then continue from the returned cursor. Without `after`, it starts with the oldest change. Drafts have no history. A demand that becomes visible to you later, through another doctor, center or zone, is not reported: read the list again after such a change of your account, or of `X-Company`. Cursors do not expire. If one is refused as unknown, for example after a backup was restored, start again.',
    query: z.strictObject({
      after: z
        .union([z.literal(NOW), z.string().min(1).max(40)])
        .optional()
        .meta({ description: 'The cursor of the last answer, or `now`.', example: NOW }),
      pageSize: pageSizeQuery(PAGE_SIZES).meta({
        description: 'Number of changes to read; 25 by default.',
        example: 25,
      }),
    }),
    answer: { status: 200, description: 'The changes, oldest first.', schema: changes },
    async handle({ services, session: { actor }, query: { after = BEGINNING, pageSize = '25' } }) {
      const query = { after: after === NOW ? null : after, pageSize: Number(pageSize) };
      const found = await findChanges(services, actor, query);
      if (!found) return refuseParameter('after', 'invalid_value');
      const rows = found.changes.map(({ at, status, ...told }) => ({
        ...told,
        createdAt: at.toISOString(),
        displayStatus: status,
      }));
      return { rows, cursor: found.cursor, more: found.more };
    },
  },
);
