import { LONGEST_REFERENCE } from '@aval/application/demands/list/list-query';
import { FILTERS, type FilterKind, LIST_FILTERS, type ListFilter } from '@aval/domain/access/demand-list';
import { BASE_STATUSES, DISPLAY_STATUSES, type DisplayStatus } from '@aval/domain/demand/vocabulary';
import { externalIdSchema } from '@aval/domain/validation/fields/external-id';
import { z } from 'zod';
import { flagQuery } from '../requests/flag-query';
import { filterId, sentDay, sentInstant } from '../schemas/atoms';

const status = z
  .preprocess(
    (value) => (BASE_STATUSES.some((base) => base === value) ? String(value).toLowerCase() : value),
    z.enum(DISPLAY_STATUSES),
  )
  .optional()
  .meta({ override: { type: 'string', enum: [...DISPLAY_STATUSES, ...BASE_STATUSES] } });

/** Query parameter of each kind of filter; malformed values, which a page ignores, are refused. */
const QUERIES: Readonly<Record<FilterKind, z.ZodType>> = {
  text: z.string().trim().min(1).max(LONGEST_REFERENCE).optional(),
  status,
  flag: flagQuery,
  id: filterId,
  ids: filterId,
  externalId: externalIdSchema.optional(),
  day: sentDay.optional(),
  instant: sentInstant.optional(),
};

const MEANINGS: Readonly<Record<ListFilter, string>> = {
  reference: 'Part of the reference.',
  status: 'A displayStatus, or a phase in lower case: active and sended match everything in that phase.',
  zone: 'Province of either center.',
  company: 'Company.',
  prescriberCenter: 'Prescribing center.',
  performingCenter: 'Performing center.',
  doctor: 'Doctor.',
  patient: 'Patient.',
  drug: 'Drug that a version of the demand asks for.',
  seriousFindings: 'Only demands with a serious congruence finding.',
  externalId:
    'Your own identifier, exactly. Addresses are logged on their way: send a number of the order rather than one of the patient.',
  updatedSince:
    'Changed at this moment or later. Changes take a moment to appear: start a minute earlier than you need, or use listDemandChanges.',
  updatedFrom: 'Last change on this day or later.',
  updatedTo: 'Last change on this day or before.',
  requestedFrom: 'First sent on this day or later.',
  requestedTo: 'First sent on this day or before.',
  startsFrom: 'Start of treatment on this day or later.',
  startsTo: 'Start of treatment on this day or before.',
  pending: 'Only demands that wait for your role. It cannot be combined with `status`.',
};

/** Shape of the filters in the query of the demand list, from their description. */
export interface DemandFilterQueries extends Record<string, z.ZodType> {
  status: z.ZodType<DisplayStatus | undefined>;
  pendingDemands: z.ZodType<'true' | 'false' | undefined>;
}

export function demandFilterQueries(): DemandFilterQueries {
  const queries = LIST_FILTERS.map((filter) => {
    const { parameter, kind } = FILTERS[filter];
    return [parameter, QUERIES[kind].meta({ ...QUERIES[kind].meta(), description: MEANINGS[filter] })] as const;
  });
  return Object.fromEntries(queries) as DemandFilterQueries;
}
