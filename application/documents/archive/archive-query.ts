import type { PageSize } from '../../lists/page-sizes';

/** `attention` selects failed renditions and those that have waited for long. */
export const ARCHIVE_STATES = ['attention', 'failed', 'pending', 'ready', 'all'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** Page, order and filters of the archive; `parseArchiveQuery` reads it from an address. */
export interface ArchiveQuery {
  page: number;
  pageSize: PageSize;
  state: ArchiveState;
  /** Order in which the renditions were requested; newest first by default. */
  oldestFirst: boolean;
  /** Reference of a demand, whole or in part. */
  reference?: string | undefined;
}

/** Returns the query as URL parameters, without defaults. */
export function writeArchiveQuery({ page, pageSize, state, oldestFirst, reference }: ArchiveQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== 'attention') params.set('state', state);
  if (reference !== undefined) params.set('reference', reference);
  if (oldestFirst) params.set('sort', 'edition');
  if (pageSize !== 25) params.set('pageSize', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}
