import type { ListFilter } from '@aval/domain/access/demand-list';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { type ListOrder, writeSort } from '../../lists/list-order';
import type { PageSize } from '../../lists/page-sizes';

/** Columns by which the demand list can be sorted. Source: docs/rules.md 9.2. */
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

/** URL parameter of each filter. Source: docs/rules.md 2.7. */
export const FILTER_PARAMETERS = {
  reference: 'reference',
  status: 'status',
  pending: 'pendingDemands',
  seriousFindings: 'seriousFindings',
  prescriberCenter: 'centerPrescriptorId',
  performingCenter: 'centerRealizatorId',
  zone: 'zoneId',
  company: 'companyId',
  doctor: 'doctorId',
  patient: 'patientId',
} as const satisfies Record<ListFilter, string>;

/** Page, order and filters of the list; `parseListQuery` reads it from an address. */
export interface DemandListQuery {
  page: number;
  pageSize: PageSize;
  sort: ListOrder<ListSort>;
  reference?: string | undefined;
  status?: DisplayStatus | undefined;
  pendingDemands?: boolean | undefined;
  /** Only demands with serious findings in their current version. */
  seriousFindings?: boolean | undefined;
  centerPrescriptorId?: number | undefined;
  centerRealizatorId?: number | undefined;
  /** Province ids, any of which matches. */
  zoneId: number[];
  companyId?: number | undefined;
  doctorId?: number | undefined;
  patientId?: number | undefined;
}

/** Returns the query as URL parameters, without defaults. */
export function writeListQuery(query: DemandListQuery): URLSearchParams {
  const params = new URLSearchParams();
  const { page, pageSize, sort, zoneId, pendingDemands, seriousFindings, ...filters } = query;
  for (const [key, value] of Object.entries(filters)) if (value !== undefined) params.set(key, String(value));
  for (const zone of zoneId) params.append('zoneId', String(zone));
  if (pendingDemands) params.set('pendingDemands', 'true');
  if (seriousFindings) params.set('seriousFindings', 'true');
  if (sort.by !== 'lastDemand' || !sort.descending) params.set('sort', writeSort(sort));
  if (pageSize !== 25) params.set('pageSize', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}

export function activeFilters(query: DemandListQuery): ListFilter[] {
  const filters = Object.keys(FILTER_PARAMETERS) as ListFilter[];
  return filters.filter((filter) => {
    const value = query[FILTER_PARAMETERS[filter]];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}
