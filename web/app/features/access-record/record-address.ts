import { type AccessRecordQuery, writeAccessRecordQuery } from '@aval/application/access-record/access-record-query';

export function recordAddress(query: AccessRecordQuery): string {
  // The first state says so: a bare address means "as I left it".
  return `/app/access-record?${writeAccessRecordQuery(query).toString() || 'page=1'}`;
}

/** What the page asks for filters, turns of the page and when somebody refreshes it. */
export const RECORD_STATE_PATH = '/app/access-record/state';

/** The same record, changed; anything but a turn of the page begins at the first page. */
export function changedRecord(query: AccessRecordQuery, change: Partial<AccessRecordQuery>): string {
  return recordAddress({ ...query, page: 1, ...change });
}

/** The record without any filter, in the same order and page size. */
export function clearedRecord({ pageSize, oldestFirst }: AccessRecordQuery): string {
  return recordAddress({ page: 1, pageSize, oldestFirst });
}
