import { deleteDraft } from '@aval/application/drafts/delete-draft';
import { findOpenCopy, type OpenCopy } from '@aval/application/drafts/find-open-copy';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import { z } from 'zod';
import { refuseOutcome } from '../answers/refuse-outcome';
import { WRITTEN_DEMAND } from '../examples/demand-answer-examples';
import { DEMAND_DATA, DRAFT_DATA } from '../examples/demand-examples';
import { type Operation, operation } from '../operations/operation';
import { demandRevisionHeaders } from '../requests/expected-revision';
import { LARGEST_WITH_FILES } from '../requests/read-large-body';
import { uuid } from '../schemas/atoms';
import { ABOUT_DEMAND, tellWhatChanged } from './demand-command';
import { expectedOfDraft, expectedTag, tellDemandTag } from './demand-tag';
import { DEPRECATED_DOCTOR, doctorInQuery, refuseOtherDoctorInQuery } from './doctor-of-demand';
import { draftSchema, type Writing, writeCopy } from './write-copy';

const tag = 'Demands';

const written = z
  .object({
    id: uuid,
    revision: z.int().meta({ description: 'Revision of the content and its files; send it with the next save.' }),
  })
  .meta({ id: 'WrittenDemand', example: WRITTEN_DEMAND });

/** Returns the working copy that the actor may write now. Throws a `Problem` without one. */
async function openCopy({ services, actor, demandId }: Writing): Promise<OpenCopy> {
  const search = await findOpenCopy(services, actor, demandId);
  return search.status === 'open' ? search.copy : refuseOutcome(search);
}

/** Commands that send what is being written: whoever may give one of them may write. */
const WRITING: readonly DemandCommandType[] = ['submit', 'resubmit', 'continue', 'change_dates', 'save_administrative'];

/** Source: docs/rules.md 10.12. */
export const draftOperations: readonly Operation[] = [
  ...(['/demands/{id}', '/demands/{id}/draft'] as const).map((path) =>
    operation(
      {},
      {
        method: 'put',
        path,
        tag,
        ...(path === '/demands/{id}'
          ? {
              operationId: 'updateDemand',
              summary: 'Save what is being written: a draft, an answer, a continuation or a correction',
              description:
                'Saves the fields that you send. Omitted fields stay as they are; null empties a field. No field is required until the demand is sent. Either everything is saved or nothing.',
              commands: WRITING,
            }
          : {
              operationId: 'updateDraft',
              summary: 'Save a draft',
              description: 'Same as updateDemand, for drafts only.',
              commands: ['submit' as const],
            }),
        ...ABOUT_DEMAND,
        headers: demandRevisionHeaders,
        deprecated: [DEPRECATED_DOCTOR],
        query: z.strictObject({
          doctorId: doctorInQuery,
        }),
        body: draftSchema.meta(
          path === '/demands/{id}'
            ? { id: 'DemandData', example: DEMAND_DATA }
            : { id: 'DraftData', example: DRAFT_DATA },
        ),
        largestBody: LARGEST_WITH_FILES,
        answer: {
          status: 200,
          description:
            'Saved as sent; it is validated when the demand is sent. Read a draft with GET /demands/{id}; for a demand that was already sent, that operation keeps returning the filed content.',
          schema: written,
          hasRevision: true,
        },
        problems: ['stale', 'refused'],
        async handle({ services, session: { actor }, params: { id }, query: { doctorId }, body, context }) {
          await refuseOtherDoctorInQuery({ services, actor, demandId: id, doctorId });
          const writing = { services, actor, demandId: id, expected: expectedTag(context) };
          const copy = await openCopy(writing);
          if (path !== '/demands/{id}' && copy.mode !== 'draft') return refuseOutcome({ status: 'closed' });
          const saved = await writeCopy(writing, copy, body);
          const { lastActionSequence: sequence } = copy;
          if (saved.status !== 'saved')
            throw await tellWhatChanged(services, actor, {
              demandId: id,
              expectedSequence: writing.expected?.sequence ?? sequence,
            });
          tellDemandTag(context, { sequence, revision: saved.number });
          return { id, revision: saved.number };
        },
      },
    ),
  ),
  operation(
    {},
    {
      method: 'delete',
      path: '/demands/{id}/draft',
      tag,
      operationId: 'deleteDraft',
      summary: 'Delete a draft',
      description: 'Deletes a demand that has never been sent, with its files. It cannot be undone.',
      commands: ['submit'],
      ...ABOUT_DEMAND,
      headers: demandRevisionHeaders,
      deprecated: [DEPRECATED_DOCTOR],
      query: z.strictObject({
        doctorId: doctorInQuery,
      }),
      answer: { status: 204, description: 'The draft and its files have been deleted.' },
      problems: ['stale', 'refused'],
      async handle({ services, session: { actor }, params: { id }, query: { doctorId }, context }) {
        await refuseOtherDoctorInQuery({ services, actor, demandId: id, doctorId });
        const expected = expectedTag(context);
        const result = await deleteDraft(services, actor, id, expected && expectedOfDraft(expected));
        if (result.status === 'stale')
          throw await tellWhatChanged(services, actor, { demandId: id, expectedSequence: 0 });
        return result.status === 'deleted' ? (null as never) : refuseOutcome(result);
      },
    },
  ),
];
