import { type ArchiveQuery, writeArchiveQuery } from '@aval/application/documents/archive/archive-query';

export function archiveAddress(query: ArchiveQuery): string {
  // The first state says so: a bare address means "as I left it".
  return `/app/documents?${writeArchiveQuery(query).toString() || 'page=1'}`;
}

/** What the page asks for filters, turns of the page, and again and again. */
export const ARCHIVE_STATE_PATH = '/app/documents/state';

/** The same list, changed; anything but a turn of the page begins at the first page. */
export function changedArchive(query: ArchiveQuery, change: Partial<ArchiveQuery>): string {
  return archiveAddress({ ...query, page: 1, ...change });
}
