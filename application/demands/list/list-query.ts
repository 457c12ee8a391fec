import { LIST_FILTERS, type ListFilter, listFilters, statusFilterOptions } from '@aval/domain/access/demand-list';
import type { RoleName } from '@aval/domain/access/roles';
import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';

/** Columns by which the demand list can be sorted. Source: demands-and-patients.md section 2. */
export const LIST_SORTS = [
  'reference',
  'doctor.name',
  'createdAt',
  'lastDemand',
  'company.name',
  'centerPrescriptor.name',
  'patient.cardNumber',
  'type',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The parameter that carries each filter. Source: demands-and-patients.md section 7. */
export const FILTER_PARAMETERS = {
  reference: 'reference',
  status: 'status',
  pending: 'pendingDemands',
  prescriberCenter: 'centerPrescriptorId',
  performingCenter: 'centerRealizatorId',
  zone: 'zoneId',
  company: 'companyId',
  doctor: 'doctorId',
  patient: 'patientId',
} as const satisfies Record<ListFilter, string>;

const id = z.coerce.number().int().positive().max(2_147_483_647);
const optionalId = id.optional().catch(undefined);

/**
 * The list's place and narrowing, under the names that the calls of the product use. What cannot be read is left out: an
 * old link shows a wider list, never an error.
 */
const querySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(PAGE_SIZES.map((size) => z.literal(size))))
    .catch(25),
  sort: z
    .string()
    .transform((text) => ({ by: text.replace(/^-/, ''), descending: text.startsWith('-') }))
    .pipe(z.object({ by: z.enum(LIST_SORTS), descending: z.boolean() }))
    .catch({ by: 'lastDemand', descending: true }),
  reference: z.string().trim().min(1).max(30).optional().catch(undefined),
  status: z.enum(DISPLAY_STATUSES).optional().catch(undefined),
  pendingDemands: z
    .enum(['true'])
    .transform(() => true)
    .optional()
    .catch(undefined),
  centerPrescriptorId: optionalId,
  centerRealizatorId: optionalId,
  zoneId: z.array(id).max(60).catch([]),
  companyId: optionalId,
  doctorId: optionalId,
  patientId: optionalId,
});

export type DemandListQuery = z.output<typeof querySchema>;

/**
 * Reads the query of an address. Filters that a role is not offered do not count, a status that it may not ask for
 * neither. A status and "pending only" exclude each other: the status wins.
 */
export function parseListQuery(params: URLSearchParams, role: RoleName): DemandListQuery {
  const offered = new Set<string>(listFilters(role).map((filter) => FILTER_PARAMETERS[filter]));
  const filters = new Set<string>(Object.values(FILTER_PARAMETERS));
  const read = [...params].filter(([name, value]) => value !== '' && (offered.has(name) || !filters.has(name)));
  const zoneId = read.filter(([name]) => name === 'zoneId').map(([, value]) => value);
  const query = querySchema.parse({ ...Object.fromEntries(read), zoneId });
  const status = query.status && statusFilterOptions(role).includes(query.status) ? query.status : undefined;
  return { ...query, status, pendingDemands: status ? undefined : query.pendingDemands };
}

/** The same query as an address, without what is the default. */
export function writeListQuery(query: DemandListQuery): URLSearchParams {
  const params = new URLSearchParams();
  const { page, pageSize, sort, zoneId, pendingDemands, ...filters } = query;
  for (const [key, value] of Object.entries(filters)) if (value !== undefined) params.set(key, String(value));
  for (const zone of zoneId) params.append('zoneId', String(zone));
  if (pendingDemands) params.set('pendingDemands', 'true');
  if (sort.by !== 'lastDemand' || !sort.descending) params.set('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  if (pageSize !== 25) params.set('pageSize', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** The filters of a query that are on. */
export function activeFilters(query: DemandListQuery): ListFilter[] {
  return LIST_FILTERS.filter((filter) => {
    const value = query[FILTER_PARAMETERS[filter]];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}
