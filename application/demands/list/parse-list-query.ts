import type { Actor } from '@aval/domain/access/actor';
import {
  FILTERS,
  type FilterKind,
  LIST_FILTERS,
  listFilters,
  statusFilterOptions,
} from '@aval/domain/access/demand-list';
import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { externalIdSchema } from '@aval/domain/validation/fields/external-id';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import {
  dayParameter,
  idParameter,
  instantParameter,
  pageParameter,
  pageSizeParameter,
  sortParameter,
} from '../../lists/page-parameters';
import { type DemandListQuery, LIST_SORTS, LONGEST_REFERENCE } from './list-query';

/** Readers of the kinds of filters in an address; invalid values are dropped. */
const READERS: Readonly<Record<FilterKind, z.ZodType>> = {
  text: z.string().trim().min(1).max(LONGEST_REFERENCE).optional().catch(undefined),
  status: z.enum(DISPLAY_STATUSES).optional().catch(undefined),
  flag: z
    .enum(['true'])
    .transform(() => true)
    .optional()
    .catch(undefined),
  id: idParameter,
  ids: z.array(rowIdSchema).max(60).catch([]),
  externalId: externalIdSchema.optional().catch(undefined),
  day: dayParameter,
  instant: instantParameter,
};

/**
 * Schema of the list query under the API's parameter names. Invalid values are dropped: an old link shows a wider list,
 * never an error.
 */
const querySchema = z.object({
  page: pageParameter,
  pageSize: pageSizeParameter,
  sort: sortParameter(LIST_SORTS, { by: 'lastDemand', descending: true }),
  ...Object.fromEntries(LIST_FILTERS.map((filter) => [FILTERS[filter].parameter, READERS[FILTERS[filter].kind]])),
}) as unknown as z.ZodType<DemandListQuery>;

const SEVERAL = LIST_FILTERS.flatMap((filter) => (FILTERS[filter].kind === 'ids' ? [FILTERS[filter].parameter] : []));

/**
 * Reads the query of an API client; all filters are accepted, since they only narrow its scope. Source: docs/rules.md
 * 10.5.
 */
export function readListQuery(params: URLSearchParams): DemandListQuery {
  const read = [...params].filter(([, value]) => value !== '');
  const several = SEVERAL.map((parameter) => [
    parameter,
    read.filter(([name]) => name === parameter).map(([, value]) => value),
  ]);
  return querySchema.parse({ ...Object.fromEntries(read), ...Object.fromEntries(several) });
}

/**
 * Reads the query of a page's address. Filters that the actor is not offered are ignored, and so is a status that the
 * role may not use. A status and "pending only" exclude each other: the status wins. Source: docs/rules.md 2.7.
 */
export function parseListQuery(params: URLSearchParams, actor: Actor): DemandListQuery {
  const offered = new Set<string>(listFilters(actor).map((filter) => FILTERS[filter].parameter));
  const filters = new Set<string>(LIST_FILTERS.map((filter) => FILTERS[filter].parameter));
  const read = [...params].filter(([name]) => offered.has(name) || !filters.has(name));
  const query = readListQuery(new URLSearchParams(read));
  const status = query.status && statusFilterOptions(actor.role).includes(query.status) ? query.status : undefined;
  return { ...query, status, pendingDemands: status ? undefined : query.pendingDemands };
}
