import type { PageSize } from '../../lists/page-sizes';

/** `attention` is what somebody should look at: failed, or waiting for long. */
export const ARCHIVE_STATES = ['attention', 'failed', 'pending', 'ready', 'all'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** The archive's place and narrowing; `parseArchiveQuery` reads it from an address. */
export interface ArchiveQuery {
  page: number;
  pageSize: PageSize;
  state: ArchiveState;
  /** In the order in which the editions were asked for; else the newest first. */
  oldestFirst: boolean;
  /** A demand's reference, whole or a part. */
  reference?: string | undefined;
}

/** The same query as an address, without what is the default. */
export function writeArchiveQuery({ page, pageSize, state, oldestFirst, reference }: ArchiveQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== 'attention') params.set('state', state);
  if (reference !== undefined) params.set('reference', reference);
  if (oldestFirst) params.set('sort', 'edition');
  if (pageSize !== 25) params.set('pageSize', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}
