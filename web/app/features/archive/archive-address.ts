import { type ArchiveQuery, writeArchiveQuery } from '@aval/application/documents/archive/archive-query';

export function archiveAddress(query: ArchiveQuery): string {
  // The first page needs an explicit parameter, because a bare address restores the last state.
  return `/app/documents?${writeArchiveQuery(query).toString() || 'page=1'}`;
}

/** Endpoint for filtering, paging and polling. */
export const ARCHIVE_STATE_PATH = '/app/documents/state';

/** Returns the address with changed parameters; a change other than of the page returns to the first page. */
export function changedArchive(query: ArchiveQuery, change: Partial<ArchiveQuery>): string {
  return archiveAddress({ ...query, page: 1, ...change });
}
