import { FILTERS, LIST_FILTERS, type ListFilter, type ParameterOf } from '@aval/domain/access/demand-list';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { type ListOrder, writeSort } from '../../lists/list-order';
import type { PageSize } from '../../lists/page-sizes';

/** Columns by which the demand list can be sorted. Source: docs/rules.md 9.2. */
export const LIST_SORTS = [
  'reference',
  'doctor.name',
  'createdAt',
  'treatmentStartCounter',
  'lastDemand',
  'lastDemandCounter',
  'company.name',
  'centerPrescriptor.name',
  'patient.cardNumber',
  'type',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Longest part of a reference that is searched, in characters. */
export const LONGEST_REFERENCE = 30;

/** Values of the filters by their parameters. */
type FilterValues = { [Parameter in ParameterOf<'text' | 'externalId'>]?: string | undefined } & {
  [Parameter in ParameterOf<'status'>]?: DisplayStatus | undefined;
} & { [Parameter in ParameterOf<'flag'>]?: boolean | undefined } & {
  [Parameter in ParameterOf<'id'>]?: number | undefined;
} & { [Parameter in ParameterOf<'ids'>]: number[] } & {
  [Parameter in ParameterOf<'day'>]?: CivilDate | undefined;
} & {
  /** ISO instant. */
  [Parameter in ParameterOf<'instant'>]?: string | undefined;
};

/** Page, order and filters of the list; `parseListQuery` reads it from an address. */
export interface DemandListQuery extends FilterValues {
  page: number;
  pageSize: PageSize;
  sort: ListOrder<ListSort>;
}

/** Returns the query as URL parameters, without defaults. */
export function writeListQuery(query: DemandListQuery): URLSearchParams {
  const params = new URLSearchParams();
  const { page, pageSize, sort } = query;
  for (const filter of activeFilters(query)) {
    const { parameter } = FILTERS[filter];
    for (const value of [query[parameter]].flat()) params.append(parameter, String(value));
  }
  if (sort.by !== 'lastDemand' || !sort.descending) params.set('sort', writeSort(sort));
  if (pageSize !== 25) params.set('pageSize', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** Returns the filters that are set, in the order of the screen. */
export function activeFilters(query: DemandListQuery): ListFilter[] {
  return LIST_FILTERS.filter((filter) => {
    const value = query[FILTERS[filter].parameter];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}
