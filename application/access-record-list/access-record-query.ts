import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { AccessSubject } from '../access-record/record-access';
import type { PageSize } from '../lists/page-sizes';

/**
 * Filters, sort order and page of the access record. `parseAccessRecordQuery` reads them from a URL, which holds a
 * patient by id only.
 */
export interface AccessRecordQuery {
  page: number;
  pageSize: PageSize;
  /** Sort from the oldest to the newest record; otherwise the newest comes first. */
  oldestFirst: boolean;
  userId?: number | undefined;
  subject?: AccessSubject | undefined;
  /** A demand's reference, whole or in part. */
  reference?: string | undefined;
  patientId?: number | undefined;
  /** First day of the period, inclusive like the last one. */
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

const ACCESS_RECORD_FILTERS = ['reference', 'userId', 'subject', 'patientId', 'from', 'to'] as const;
export type AccessRecordFilter = (typeof ACCESS_RECORD_FILTERS)[number];

/** Writes the query as URL parameters and leaves out the defaults. */
export function writeAccessRecordQuery({
  page,
  pageSize,
  oldestFirst,
  ...filters
}: AccessRecordQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const filter of ACCESS_RECORD_FILTERS) {
    const value = filters[filter];
    if (value !== undefined) params.set(filter, String(value));
  }
  if (oldestFirst) params.set('sort', 'at');
  if (pageSize !== 25) params.set('pageSize', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** Returns the names of the filters that are set. */
export function activeAccessRecordFilters(query: AccessRecordQuery): AccessRecordFilter[] {
  return ACCESS_RECORD_FILTERS.filter((filter) => query[filter] !== undefined);
}
