import { type DemandListQuery, writeListQuery } from '@aval/application/demands/list/list-query';

const FIRST_PAGE = 'page=1';

/**
 * Returns the list's address for a query. The first page needs an explicit `page=1`, because a bare address restores
 * the last state.
 */
export function listAddress(query: DemandListQuery): string {
  return `/app/demands?${writeListQuery(query).toString() || FIRST_PAGE}`;
}

/** Endpoint for filtering, paging and refreshing. */
export const LIST_STATE_PATH = '/app/demands/state';

/** Returns the address with changed parameters; a change other than of the page returns to the first page. */
export function changedAddress(query: DemandListQuery, change: Partial<DemandListQuery>): string {
  return listAddress({ ...query, page: 1, ...change });
}

/** Returns the address sorted by a column, or reversed when it already is. */
export function sortAddress(query: DemandListQuery, by: DemandListQuery['sort']['by']): string {
  const descending = query.sort.by === by ? !query.sort.descending : false;
  return changedAddress(query, { sort: { by, descending } });
}

/** Returns the address without filters, in the same order and page size. */
export function clearedAddress(query: DemandListQuery): string {
  const { pageSize, sort } = query;
  return listAddress({ page: 1, pageSize, sort, zoneId: [] });
}
