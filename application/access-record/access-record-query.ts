import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { PageSize } from '../lists/page-sizes';
import type { LookSubject } from './record-look';

/** The page's place and narrowing; `parseAccessRecordQuery` reads it from an address. A patient stands there by number only. */
export interface AccessRecordQuery {
  page: number;
  pageSize: PageSize;
  /** In the order in which it happened; else the newest first. */
  oldestFirst: boolean;
  userId?: number | undefined;
  subject?: LookSubject | undefined;
  /** A demand's reference, whole or a part. */
  reference?: string | undefined;
  patientId?: number | undefined;
  /** Both days included. */
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

const ACCESS_RECORD_FILTERS = ['reference', 'userId', 'subject', 'patientId', 'from', 'to'] as const;
export type AccessRecordFilter = (typeof ACCESS_RECORD_FILTERS)[number];

/** The same query as an address, without what is the default. */
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

/** The filters of a query that are on. */
export function activeAccessRecordFilters(query: AccessRecordQuery): AccessRecordFilter[] {
  return ACCESS_RECORD_FILTERS.filter((filter) => query[filter] !== undefined);
}
