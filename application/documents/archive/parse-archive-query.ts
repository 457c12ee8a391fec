import { z } from 'zod';
import { pageParameter, pageSizeParameter } from '../../lists/page-parameters';
import { ARCHIVE_STATES, type ArchiveQuery } from './archive-query';

/** Invalid values are dropped: an old link shows what needs attention, never an error. */
const querySchema = z.object({
  page: pageParameter,
  pageSize: pageSizeParameter,
  state: z.enum(ARCHIVE_STATES).catch('attention'),
  sort: z.string().optional(),
  reference: z.string().trim().min(1).max(30).optional().catch(undefined),
});

export function parseArchiveQuery(params: URLSearchParams): ArchiveQuery {
  const { sort, ...query } = querySchema.parse(Object.fromEntries([...params].filter(([, value]) => value !== '')));
  return { ...query, oldestFirst: sort === 'edition' };
}
