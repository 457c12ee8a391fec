import { type AccessRecordQuery, writeAccessRecordQuery } from '@aval/application/access-record/access-record-query';

export function recordAddress(query: AccessRecordQuery): string {
  const search = writeAccessRecordQuery(query).toString();
  return search ? `/app/access-record?${search}` : '/app/access-record';
}

/** The same record, changed; anything but a turn of the page begins at the first page. */
export function changedRecord(query: AccessRecordQuery, change: Partial<AccessRecordQuery>): string {
  return recordAddress({ ...query, page: 1, ...change });
}
