import type { Actor } from '@aval/domain/access/actor';
import { listFilters, statusFilterOptions } from '@aval/domain/access/demand-list';
import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import { idParameter, pageParameter, pageSizeParameter, sortParameter } from '../../lists/page-parameters';
import { type DemandListQuery, FILTER_PARAMETERS, LIST_SORTS } from './list-query';

/** Flag parameter: `true` or absent. */
const onlyThose = z
  .enum(['true'])
  .transform(() => true)
  .optional()
  .catch(undefined);

/**
 * Schema of the list query under the API's parameter names. Invalid values are dropped: an old link shows a wider list,
 * never an error.
 */
const querySchema: z.ZodType<DemandListQuery> = z.object({
  page: pageParameter,
  pageSize: pageSizeParameter,
  sort: sortParameter(LIST_SORTS, { by: 'lastDemand', descending: true }),
  reference: z.string().trim().min(1).max(30).optional().catch(undefined),
  status: z.enum(DISPLAY_STATUSES).optional().catch(undefined),
  pendingDemands: onlyThose,
  seriousFindings: onlyThose,
  centerPrescriptorId: idParameter,
  centerRealizatorId: idParameter,
  zoneId: z.array(rowIdSchema).max(60).catch([]),
  companyId: idParameter,
  doctorId: idParameter,
  patientId: idParameter,
});

/**
 * Reads the query of an API client; all filters are accepted, since they only narrow its scope. Source: docs/rules.md
 * 10.5.
 */
export function readListQuery(params: URLSearchParams): DemandListQuery {
  const read = [...params].filter(([, value]) => value !== '');
  const zoneId = read.filter(([name]) => name === 'zoneId').map(([, value]) => value);
  return querySchema.parse({ ...Object.fromEntries(read), zoneId });
}

/**
 * Reads the query of a page's address. Filters that the actor is not offered are ignored, and so is a status that the
 * role may not use. A status and "pending only" exclude each other: the status wins. Source: docs/rules.md 2.7.
 */
export function parseListQuery(params: URLSearchParams, actor: Actor): DemandListQuery {
  const offered = new Set<string>(listFilters(actor).map((filter) => FILTER_PARAMETERS[filter]));
  const filters = new Set<string>(Object.values(FILTER_PARAMETERS));
  const read = [...params].filter(([name]) => offered.has(name) || !filters.has(name));
  const query = readListQuery(new URLSearchParams(read));
  const status = query.status && statusFilterOptions(actor.role).includes(query.status) ? query.status : undefined;
  return { ...query, status, pendingDemands: status ? undefined : query.pendingDemands };
}
