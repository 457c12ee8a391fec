import type { AnyPlainList, QueryOf } from '@aval/application/lists/plain-list';
import { exportAddress } from '../lists/export-address';

/** The addresses of a plain list: they are written here and nowhere else. */
export interface ListAddress<List extends AnyPlainList> {
  list: List;
  path: string;
  /** The resource route that answers filters, turns of the page and refreshing. */
  statePath: string;
  /** The resource route that answers the list as a file. */
  exportOf: (query: QueryOf<List>) => string;
  of: (query: QueryOf<List>) => string;
  /** The same list, changed; anything but a turn of the page begins at the first page. */
  changed: (query: QueryOf<List>, change: Partial<QueryOf<List>>) => string;
  /** Without any filter, in the same order and page size. */
  cleared: (query: QueryOf<List>) => string;
}

export function listAddress<List extends AnyPlainList>(path: string, list: List): ListAddress<List> {
  // The first state says so: a bare address means "as I left it".
  const of = (query: QueryOf<List>) => `${path}?${list.write(query).toString() || 'page=1'}`;
  const changed = (query: QueryOf<List>, change: Partial<QueryOf<List>>) => of({ ...query, page: 1, ...change });
  return {
    list,
    path,
    statePath: `${path}/state`,
    of,
    changed,
    exportOf: (query) => exportAddress(path, list.write(query)),
    cleared: (query) => changed(query, { filters: {} } as Partial<QueryOf<List>>),
  };
}
