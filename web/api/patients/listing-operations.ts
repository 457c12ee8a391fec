import { findPatientExternalIds } from '@aval/application/external-ids/find-external-ids';
import { PAGE_SIZES } from '@aval/application/lists/page-sizes';
import { browsePatients } from '@aval/application/patients/browse-patients';
import { listWholePatients } from '@aval/application/patients/list-whole-patients';
import { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import { withWholeNumber } from '@aval/application/patients/with-whole-number';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { externalIdSchema } from '@aval/domain/validation/fields/external-id';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { PATIENT_SEARCH } from '../examples/people-examples';
import { type Operation, operation } from '../operations/operation';
import { includeQuery } from '../requests/include-query';
import { afterQuery, cursorOf, isOfOnePlace, PLACED_TWICE, placeAfter } from '../requests/list-cursor';
import { extentOf, listQuery, pageAnswer, sortQuery, toListQuery, WHOLE } from '../requests/list-query';
import { cursorPageOf, filterId, rowId, sentDay, sentInstant } from '../schemas/atoms';
import { fromPatient, patientAnswer } from './patient-fields';

const tag = 'Patients';

/** A whole list is read at once. */
function isWholeOrPlaced({ all, after }: { page?: unknown; all?: unknown; after?: unknown }): boolean {
  return String(all) !== 'true' || after === undefined;
}
const WHOLE_AFTER = { path: ['all'], error: 'api:issue.not_with_after' };

/** Without control characters, which no name or number has and the database cannot compare. */
const searched = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}]*$/u)
  .optional();
const SEARCHED = {
  name: searched.meta({ description: 'Part of the name.' }),
  cardNumber: searched.meta({
    description: 'The beginning of the card number; the complete number also finds patients outside your own.',
  }),
  email: searched.meta({
    description: 'The beginning of a DNI or NIE; the complete number also finds patients outside your own.',
  }),
  externalId: externalIdSchema.optional().meta({
    description: 'An identifier of one of your centers, exactly; it finds none but patients that you can see.',
  }),
};

const WHEN = {
  updatedSince: sentInstant.optional().meta({
    description: 'Edited at this moment or later, or created if never edited. Start a minute earlier than you need.',
  }),
  createdFrom: sentDay.optional().meta({ description: 'Created on this day or later.' }),
  createdTo: sentDay.optional().meta({ description: 'Created on this day or before.' }),
};

const CENTER = 'Only patients with requests at one center.';

const listed = listQuery(PATIENTS_LIST, {
  search: null,
  include: includeQuery(['company']),
  centerId: filterId.meta({ description: CENTER }),
  after: afterQuery,
  ...WHOLE,
  ...SEARCHED,
  ...WHEN,
})
  .refine(isOfOnePlace, PLACED_TWICE)
  .refine(isWholeOrPlaced, WHOLE_AFTER);

const PARTS = ['company'] as const;

/** The parameters of the list as a body, where what is searched for stands in no address. */
const search = z
  .strictObject({
    page: z.int().min(1).max(1_000_000).optional().meta({ description: 'Page number; 1 by default.' }),
    pageSize: z
      .literal([...PAGE_SIZES])
      .optional()
      .meta({ override: { type: 'integer' }, description: 'Rows per page; 25 by default.' }),
    after: afterQuery,
    sort: sortQuery(PATIENTS_LIST.sorts),
    ...SEARCHED,
    ...WHEN,
    companyId: rowId.optional().meta({ description: 'Only one company, if you work for several.' }),
    centerId: rowId.optional().meta({ description: CENTER }),
    edited: z
      .enum(PATIENTS_LIST.kinds.edited)
      .optional()
      .meta({ description: 'Only patients who were edited after a request under way was sent.' }),
    all: z.boolean().optional().meta({ description: 'Whether to return all rows at once, up to 5,000.' }),
    include: z.array(z.enum(PARTS)).optional().meta({ description: 'Related data to embed.' }),
  })
  .refine(isOfOnePlace, PLACED_TWICE)
  .refine(isWholeOrPlaced, WHOLE_AFTER)
  .meta({ id: 'PatientSearch', example: PATIENT_SEARCH });

interface Asked {
  after?: string | undefined;
  page?: number | undefined;
  name?: string | undefined;
  cardNumber?: string | undefined;
  email?: string | undefined;
  externalId?: string | undefined;
  updatedSince?: string | undefined;
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
  all?: string | undefined;
}

/** Lists patients: the same rights, limits and records, however it is asked for. Source: docs/rules.md 2.21, 10.10. */
async function list(services: Services, actor: Actor, asked: Asked, included: ReadonlySet<string> | undefined) {
  const { name, cardNumber, email: nationalId, externalId, updatedSince, createdFrom, createdTo } = asked;
  const by = { name, cardNumber, nationalId, externalId, updatedSince, createdFrom, createdTo };
  const listed = toListQuery(PATIENTS_LIST, asked);
  const place = { list: 'patients', sort: listed.sort, filters: { ...listed.filters, ...by } } as const;
  const after = placeAfter<string, number>(services, actor, place, asked.after);
  const query = { ...listed, text: null, by, after };
  const wished = await withWholeNumber(services, actor, query);
  if ('status' in wished) return refuseOutcome(wished);
  const found = await (extentOf(asked).isWhole ? listWholePatients : browsePatients)(services, actor, wished);
  if (!found) throw new Problem('forbidden');
  const ids = found.rows.map(({ id }) => id);
  const externalIds = await findPatientExternalIds(services, actor, ids);
  const answered = pageAnswer(found, asked, (row) => fromPatient(row, externalIds.get(row.id), included));
  return { ...answered, next: cursorOf(services, actor, place, found.last) };
}

export const listingOperations: readonly Operation[] = [
  operation(
    { permission: 'patients.list' },
    {
      method: 'get',
      path: '/patients',
      tag,
      operationId: 'listPatients',
      leavesRecord: true,
      summary: 'List patients',
      description:
        'Returns the patients that you can see, a page at a time. A complete card number, DNI or NIE also finds any other patient of your company; such searches are limited. Addresses are logged on their way: use searchPatients to search by a name or a number.',
      query: listed,
      answer: {
        status: 200,
        description: 'A page with the total count. Requesting all rows is logged as an export.',
        schema: cursorPageOf(patientAnswer),
      },
      handle: ({ services, session, query }) => {
        const { include, ...asked } = query as Asked & { include?: ReadonlySet<string> };
        return list(services, session.actor, asked, include);
      },
    },
  ),
  operation(
    { permission: 'patients.list' },
    {
      method: 'post',
      path: '/patients/search',
      tag,
      operationId: 'searchPatients',
      summary: 'Search patients',
      description:
        'Searches patients as listPatients does, with the parameters in the body, so that names and numbers of patients are not part of an address. Nothing is changed.',
      body: search,
      answer: {
        status: 200,
        description: 'A page with the total count. Requesting all rows is logged as an export.',
        schema: cursorPageOf(patientAnswer),
      },
      handle: ({ services, session, body: { include, all, ...sent } }) => {
        const asked = { ...sent, ...(all === undefined ? {} : { all: String(all) }) };
        return list(services, session.actor, asked, new Set(include));
      },
    },
  ),
];
