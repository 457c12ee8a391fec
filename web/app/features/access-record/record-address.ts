import {
  type AccessRecordQuery,
  writeAccessRecordQuery,
} from '@aval/application/access-record-list/access-record-query';

export function recordAddress(query: AccessRecordQuery): string {
  // The first page needs an explicit parameter, because a bare address restores the last state.
  return `/app/access-record?${writeAccessRecordQuery(query).toString() || 'page=1'}`;
}

/** Endpoint for filtering, paging and refreshing. */
export const RECORD_STATE_PATH = '/app/access-record/state';

/** Returns the address with changed parameters; a change other than of the page returns to the first page. */
export function changedRecord(query: AccessRecordQuery, change: Partial<AccessRecordQuery>): string {
  return recordAddress({ ...query, page: 1, ...change });
}

/** Returns the address without filters, in the same order and page size. */
export function clearedRecord({ pageSize, oldestFirst }: AccessRecordQuery): string {
  return recordAddress({ page: 1, pageSize, oldestFirst });
}
