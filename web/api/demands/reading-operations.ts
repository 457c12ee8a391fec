import { listProvinces } from '@aval/application/catalogues/centers/list-provinces';
import type { SortValue } from '@aval/application/demands/list/following-condition';
import {
  type DemandPage,
  type DemandPageWithPlans,
  listDemands,
  listDemandsWithPlans,
} from '@aval/application/demands/list/list-demands';
import { LIST_SORTS } from '@aval/application/demands/list/list-query';
import { readListQuery } from '@aval/application/demands/list/parse-list-query';
import { getDocument } from '@aval/application/documents/get-document';
import { findOpenNumber } from '@aval/application/drafts/find-open-copy';
import { findDemandExternalIds } from '@aval/application/external-ids/find-external-ids';
import type { Services } from '@aval/application/services';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { asksForPart, sendFile } from '../answers/send-file';
import { type Operation, operation } from '../operations/operation';
import { includeQuery } from '../requests/include-query';
import { afterQuery, cursorOf, isOfOnePlace, PLACED_TWICE, placeAfter } from '../requests/list-cursor';
import { PLACE, pageAnswer, sortQuery } from '../requests/list-query';
import { cursorPageOf } from '../schemas/atoms';
import { DEPRECATED_INSTANTS, demandRowSchema, demandSchema } from './answers/demand-answer';
import { ABOUT_DEMAND, demandParams } from './demand-command';
import { INCLUDES, type Include, PLAN_INCLUDES, ROW_INCLUDES, toDemand, toRow } from './demand-fields';
import { tellDemandTag } from './demand-tag';
import { DEPRECATED_DOCTOR, doctorInQuery, refuseOtherDoctorInQuery } from './doctor-of-demand';
import { demandFilterQueries } from './filter-queries';
import { openDemand } from './open-demand';

const tag = 'Demands';
/** A repeated request does not render it again; users with the permission do so on the demand's page. */
const FAILED_DOCUMENT = { refusal: 'document_failed', message: 'api:document.failed' } as const;

const listFields = z.strictObject({
  ...PLACE,
  after: afterQuery,
  sort: sortQuery(LIST_SORTS),
  ...demandFilterQueries(),
  include: includeQuery(ROW_INCLUDES),
});

/** Refuses both filters together. On the pages, where one is chosen after the other, the status wins. */
const listQuery = listFields
  .refine(({ status, pendingDemands }) => !status || pendingDemands !== 'true', {
    path: ['pendingDemands'],
    error: 'api:issue.not_with_status',
  })
  .refine(isOfOnePlace, PLACED_TWICE);

export const readingOperations: readonly Operation[] = [
  operation(
    { permission: 'demands.list' },
    {
      method: 'get',
      path: '/demands',
      tag,
      operationId: 'listDemands',
      summary: 'List demands',
      description:
        'Returns the demands that you can see, a page at a time. Every filter narrows that set. `pendingDemands=true` returns those that wait for your role. Rows have no patient data, unless `include=patient` adds name, birthday and card number.',
      query: listQuery,
      answer: { status: 200, description: 'A page with the total count.', schema: cursorPageOf(demandRowSchema) },
      async handle({ services, session: { actor }, query: { include, after, ...asked } }) {
        const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== 'false');
        const params = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
        const read = PLAN_INCLUDES.some((part) => include?.has(part)) ? listDemandsWithPlans : listDemands;
        const shown = { patient: include?.has('patient') ?? false, tumour: include?.has('tumour') ?? false };
        const query = readListQuery(params);
        const { page: _page, pageSize: _pageSize, sort, ...filters } = query;
        const list = { list: 'demands', sort, filters } as const;
        const place = placeAfter<SortValue, string>(services, actor, list, after);
        const page: DemandPage & Partial<DemandPageWithPlans> = await read(
          ...([services, actor, { ...query, after: place }, shown] as const),
        );
        const ids = page.rows.map(({ id }) => id);
        const externalIds = await findDemandExternalIds(services, actor, ids);
        const answered = pageAnswer(page, asked, (row) =>
          toRow(row, include, externalIds.get(row.id), page.plans?.get(row.id)),
        );
        return { ...answered, next: cursorOf(services, actor, list, page.last) };
      },
    },
  ),
  operation(
    {},
    {
      method: 'get',
      path: '/demands/{id}',
      tag,
      operationId: 'getDemand',
      leavesRecord: true,
      summary: 'Get a demand',
      description:
        'Returns the demand with everything that your role may read. Reading it is recorded as an access to its patient. Use `include=versions` for its history.',
      ...ABOUT_DEMAND,
      deprecated: [DEPRECATED_DOCTOR, DEPRECATED_INSTANTS],
      query: z.strictObject({
        include: includeQuery(INCLUDES),
        doctorId: doctorInQuery,
      }),
      answer: {
        status: 200,
        description:
          'The current demand. Send its ETag in If-Match with commands. A draft returns its content field by field, complete or not. A demand that was sent returns what was filed, even while an answer, a correction or the next cycle is being written; only the revision shows that until it is sent.',
        schema: demandSchema,
        hasRevision: true,
      },
      async handle({ services, session: { actor }, params, query, context }) {
        await refuseOtherDoctorInQuery({ services, actor, demandId: params.id, doctorId: query.doctorId });
        // Read before the content, so that a change in between causes a conflict and no loss.
        const revision = await findOpenNumber(services, actor, params.id);
        const demand = await openDemand(services, actor, params.id);
        tellDemandTag(context, { sequence: demand.typed ? 0 : demand.lastActionSequence, revision });
        const externalId = (await findDemandExternalIds(services, actor, [demand.id])).get(demand.id);
        const provinceIds = await provinceIdsFor(services, query.include);
        return toDemand(demand, { revision, externalId }, query.include, provinceIds);
      },
    },
  ),
  operation(
    {},
    {
      method: 'get',
      path: '/demands/{id}/versions/{version}/pdf',
      tag,
      operationId: 'getVersionPdf',
      leavesRecord: true,
      summary: 'Download the PDF of a version',
      description:
        'Returns the document of what was filed and decided with that version. The download is recorded as an access.',
      params: demandParams.extend({
        version: z
          .string()
          .regex(/^[1-9]\d{0,5}$/)
          .meta({ override: { type: 'integer', minimum: 1 }, description: 'Number, starting at 1.', example: 1 }),
      }),
      isInSight: ABOUT_DEMAND.isInSight,
      answer: {
        status: 200,
        description:
          'The file is named after the reference and the time. 503 while it is being made; 409 with refusal document_failed if that failed, until an authorised user retries it.',
        mediaType: 'application/pdf',
      },
      problems: ['refused'],
      async handle({ services, session: { actor }, params, context }) {
        const document = await getDocument(services, actor, {
          demandId: params.id,
          versionNumber: Number(params.version),
          asksAgain: asksForPart(context),
        });
        if (!document) throw new Problem('not_found');
        if (document.status === 'ready') return sendFile(context, { ...document, etag: document.sha256 });
        if (document.status === 'failed') throw new Problem('refused', FAILED_DOCUMENT);
        throw new Problem('unavailable', { message: 'api:document.being_made', headers: { 'Retry-After': '5' } });
      },
    },
  ),
];

/** Returns the ids of provinces by name, since centers have the name only. */
async function provinceIdsFor(
  services: Services,
  include?: ReadonlySet<Include>,
): Promise<ReadonlyMap<string, number>> {
  const isAsked = include?.has('centerPrescriptor') || include?.has('centerRealizator');
  return new Map(isAsked ? (await listProvinces(services)).map(({ id, name }) => [name, id]) : []);
}
