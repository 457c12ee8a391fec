import type { AnyPlainList, QueryOf } from '@aval/application/lists/plain-list';
import { exportAddress } from '../lists/export-address';

/** Addresses of a plain list; all of them are built here. */
export interface ListAddress<List extends AnyPlainList> {
  list: List;
  path: string;
  /** Resource route for filtering, paging and refreshing. */
  statePath: string;
  /** Address of the export. */
  exportOf: (query: QueryOf<List>) => string;
  of: (query: QueryOf<List>) => string;
  /** Address with changed parameters; a change other than of the page returns to the first page. */
  changed: (query: QueryOf<List>, change: Partial<QueryOf<List>>) => string;
  /** Address without filters, in the same order and page size. */
  cleared: (query: QueryOf<List>) => string;
}

export function listAddress<List extends AnyPlainList>(path: string, list: List): ListAddress<List> {
  // The first page needs an explicit parameter, because a bare address restores the last state.
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
