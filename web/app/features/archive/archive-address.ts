import { type ArchiveQuery, writeArchiveQuery } from '@aval/application/documents/archive/archive-query';

export function archiveAddress(query: ArchiveQuery): string {
  return withQuery('/app/documents', query);
}

/** What the page of that address asks for again and again. */
export function archiveStateAddress(query: ArchiveQuery): string {
  return withQuery('/app/documents/state', query);
}

function withQuery(path: string, query: ArchiveQuery): string {
  // The first state says so: a bare address means "as I left it".
  return `${path}?${writeArchiveQuery(query).toString() || 'page=1'}`;
}

/** The same list, changed; anything but a turn of the page begins at the first page. */
export function changedArchive(query: ArchiveQuery, change: Partial<ArchiveQuery>): string {
  return archiveAddress({ ...query, page: 1, ...change });
}
