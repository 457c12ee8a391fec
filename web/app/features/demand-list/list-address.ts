import { type DemandListQuery, writeListQuery } from '@aval/application/demands/list/list-query';

const FIRST_PAGE = 'page=1';

/**
 * The address of the list for a query. The list in its first state says so (`page=1`): a bare address means "as I left it".
 */
export function listAddress(query: DemandListQuery): string {
  return `/app/demands?${writeListQuery(query).toString() || FIRST_PAGE}`;
}

/** What the page asks for filters, turns of the page and when somebody refreshes it. */
export const LIST_STATE_PATH = '/app/demands/state';

/** The same list, changed; anything but a turn of the page begins at the first page. */
export function changedAddress(query: DemandListQuery, change: Partial<DemandListQuery>): string {
  return listAddress({ ...query, page: 1, ...change });
}

/** Sorted by a column, or the other way round when it is already. */
export function sortAddress(query: DemandListQuery, by: DemandListQuery['sort']['by']): string {
  const descending = query.sort.by === by ? !query.sort.descending : false;
  return changedAddress(query, { sort: { by, descending } });
}

/** The list without any filter, in the same order and page size. */
export function clearedAddress(query: DemandListQuery): string {
  const { pageSize, sort } = query;
  return listAddress({ page: 1, pageSize, sort, zoneId: [] });
}
