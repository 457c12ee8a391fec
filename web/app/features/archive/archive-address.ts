import { type ArchiveQuery, writeArchiveQuery } from '@aval/application/documents/archive/archive-query';

export function archiveAddress(query: ArchiveQuery): string {
  const search = writeArchiveQuery(query).toString();
  return search ? `/app/documents?${search}` : '/app/documents';
}

/** The same list, changed; anything but a turn of the page begins at the first page. */
export function changedArchive(query: ArchiveQuery, change: Partial<ArchiveQuery>): string {
  return archiveAddress({ ...query, page: 1, ...change });
}
