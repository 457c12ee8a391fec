import type { Session } from '@aval/application/access/load-session';
import { findDemandCompany } from '@aval/application/demands/detail/find-demand-company';
import { duplicateDemand } from '@aval/application/demands/filing/duplicate-demand';
import { createDraft } from '@aval/application/drafts/create-draft';
import { deleteDraft } from '@aval/application/drafts/delete-draft';
import { findOpenCopy, type OpenCopy } from '@aval/application/drafts/find-open-copy';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { type Call, call } from '../calls/call';
import { CREATED_DEMAND, WRITTEN_DEMAND } from '../examples/demand-answer-examples';
import { DEMAND_DATA, DRAFT_DATA, DUPLICATION, NEW_DEMAND } from '../examples/demand-examples';
import { commandHeaders, commandKey } from '../requests/command-key';
import { LARGEST_WITH_FILES } from '../requests/read-large-body';
import { sentHash } from '../requests/sent-hash';
import { rowId, uuid } from '../schemas/atoms';
import { ABOUT_DEMAND } from './demand-command';
import { doctorOf } from './doctor-of';
import { wirePathOf } from './wire-path';
import { draftSchema, type Writing, writeCopy } from './write-copy';

const tag = 'Demands';

const created = z
  .object({ id: uuid, reference: z.string().meta({ example: 'MER-26-000031' }), companyId: rowId })
  .meta({ id: 'CreatedDemand', example: CREATED_DEMAND });

const written = z
  .object({ id: uuid, revision: z.int().meta({ description: 'Of what is written: the next save may carry it.' }) })
  .meta({ id: 'WrittenDemand', example: WRITTEN_DEMAND });

/** Where: the center that is named, in context, or the doctor's only one that prescribes. */
function centerOf({ contextOptions: { centers, doctors }, context }: Session, doctorId: number): number | undefined {
  const own = doctors.find(({ id }) => id === doctorId)?.centerIds;
  const open = centers.filter(({ id, type }) => type !== 'Realizador' && (!own || own.includes(id)));
  const inContext = open.find(({ id }) => id === context.center?.id);
  return inContext?.id ?? (open.length === 1 ? open[0]?.id : undefined);
}

/** What the actor may write in now. */
async function openCopy({ services, actor, demandId }: Writing): Promise<OpenCopy> {
  const search = await findOpenCopy(services, actor, demandId);
  return search.status === 'open' ? search.copy : refuseOutcome(search);
}

const MOST_TRIES = 5;

/** A repetition that came at the same moment writes the same: whoever was overtaken by it reads anew. */
async function writeBegun(writing: Writing, steps: z.output<typeof draftSchema>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await writeCopy(writing, await openCopy(writing), steps);
      return;
    } catch (thrown) {
      if (!(thrown instanceof Problem && thrown.code === 'stale' && tried < MOST_TRIES)) throw thrown;
    }
  }
}

/** Source: docs/rules.md 10.12. */
export const draftCalls: readonly Call[] = [
  call(
    { permission: 'demands.create' },
    {
      ...{ method: 'post', path: '/demands', tag, operationId: 'createDemand', summary: 'Begins a draft: step 1' },
      body: draftSchema
        .omit({ eliminarFicherosAdjuntos: true, revision: true })
        .extend({
          doctorId: rowId.nullish(),
          patientId: rowId,
          status: z.literal('DRAFT').optional().meta({ deprecated: true, description: 'What is begun is a draft.' }),
        })
        .meta({ id: 'NewDemand', example: NEW_DEMAND }),
      headers: commandHeaders,
      largestBody: LARGEST_WITH_FILES,
      answer: {
        status: 201,
        description: 'It has its reference; with the same key, the one that it made.',
        schema: created,
      },
      async handle({ services, session, body: { doctorId: named, status: _draft, ...sent }, context }) {
        const { actor } = session;
        const newDemandId = commandKey(context);
        const doctorId = doctorOf(session, named);
        const form = {
          prescriberCenterId: sent.centerPrescriptorId ?? centerOf(session, doctorId),
          patientId: sent.patientId,
          exactNumber: sent.cardNumber,
        };
        const sentSha256 = sentHash({ doctorId: named, ...sent });
        const result = await createDraft(services, actor, { newDemandId, doctorId, form, sentSha256 });
        // The key is that of another demand, or was sent with another content.
        if (result.status === 'not_found') throw new Problem('key_reused');
        if (result.status !== 'created') return refuseOutcome(result, (path) => wirePathOf(`basics.${path}`));
        const writing = { services, actor, demandId: result.demandId };
        const { centerPrescriptorId: _center, patientId: _patient, cardNumber: _number, ...steps } = sent;
        if (Object.keys(steps).length > 0) await writeBegun(writing, steps);
        const companyId = await findDemandCompany(services, actor, result.demandId);
        if (companyId === null) throw new Problem('not_found');
        return { id: result.demandId, reference: result.reference, companyId };
      },
    },
  ),
  ...(['/demands/{id}', '/demands/{id}/draft'] as const).map((path) =>
    call(
      {},
      {
        ...{ method: 'put', path, tag },
        ...(path === '/demands/{id}'
          ? {
              operationId: 'updateDemand',
              summary: 'Writes steps of what is open: a draft, an answer, a continuation, a correction',
            }
          : { operationId: 'updateDraft', summary: 'Writes steps of a draft' }),
        ...ABOUT_DEMAND,
        query: z.strictObject({
          doctorId: z.string().optional().meta({ deprecated: true, description: 'The demand has its doctor.' }),
        }),
        body: draftSchema.meta(
          path === '/demands/{id}'
            ? { id: 'DemandData', example: DEMAND_DATA }
            : { id: 'DraftData', example: DRAFT_DATA },
        ),
        largestBody: LARGEST_WITH_FILES,
        answer: {
          status: 200,
          description: 'Kept as it is; what is wrong with it is said when it is sent.',
          schema: written,
        },
        async handle({ services, session: { actor }, params: { id }, body }) {
          const writing = { services, actor, demandId: id };
          const copy = await openCopy(writing);
          if (path !== '/demands/{id}' && copy.mode !== 'draft') throw new Problem('stale');
          return { id, revision: await writeCopy(writing, copy, body) };
        },
      },
    ),
  ),
  call(
    {},
    {
      ...{
        method: 'delete',
        path: '/demands/{id}/draft',
        tag,
        operationId: 'deleteDraft',
        summary: 'Removes a draft for good',
      },
      ...ABOUT_DEMAND,
      query: z.strictObject({
        doctorId: z.string().optional().meta({ deprecated: true, description: 'The demand has its doctor.' }),
      }),
      answer: { status: 204, description: 'It is gone, with its files.' },
      async handle({ services, session: { actor }, params: { id } }) {
        const result = await deleteDraft(services, actor, id);
        return result.status === 'deleted' ? (null as never) : refuseOutcome(result);
      },
    },
  ),
  call(
    {},
    {
      ...{ method: 'post', path: '/demands/{id}/duplicate', tag, operationId: 'duplicateDemand' },
      summary: 'A new draft with what a demand says',
      ...ABOUT_DEMAND,
      query: z.strictObject({
        all: z.enum(['true', 'false']).default('false').meta({ description: 'With its chemotherapy.' }),
      }),
      headers: commandHeaders,
      body: z.strictObject({ doctorId: rowId.nullish() }).meta({ id: 'Duplication', example: DUPLICATION }),
      answer: { status: 201, description: 'The copy; with the same key, the one that it made.', schema: created },
      async handle({ services, session: { actor, context: chosen }, params: { id }, query, body, context }) {
        const result = await duplicateDemand(services, actor, {
          demandId: id,
          newDemandId: commandKey(context),
          withChemotherapy: query.all === 'true',
          doctorId: body.doctorId ?? chosen.doctor?.id ?? null,
          centerId: chosen.center?.id ?? null,
          sentSha256: sentHash({ ...body, all: query.all }),
        });
        if (result.status === 'taken') throw new Problem('key_reused');
        if (result.status === 'refused') {
          const { refusal } = result;
          throw new Problem('refused', { refusal, message: `decision:notDuplicated.${refusal}` });
        }
        if (result.status !== 'created') return refuseOutcome(result);
        const companyId = await findDemandCompany(services, actor, result.demandId);
        if (companyId === null) throw new Problem('not_found');
        return { id: result.demandId, reference: result.reference, companyId };
      },
    },
  ),
];
