import { z } from 'zod';
import { ACCESS_SUBJECTS } from '../access-record/record-access';
import { dayParameter, idParameter, pageParameter, pageSizeParameter } from '../lists/page-parameters';
import type { AccessRecordQuery } from './access-record-query';

/** Unreadable parameters are dropped, so that an old link shows more rows rather than an error. */
const querySchema = z.object({
  page: pageParameter,
  pageSize: pageSizeParameter,
  sort: z.string().optional(),
  userId: idParameter,
  subject: z.enum(ACCESS_SUBJECTS).optional().catch(undefined),
  reference: z.string().trim().min(1).max(30).optional().catch(undefined),
  patientId: idParameter,
  from: dayParameter,
  to: dayParameter,
});

export function parseAccessRecordQuery(params: URLSearchParams): AccessRecordQuery {
  const { sort, ...query } = querySchema.parse(Object.fromEntries([...params].filter(([, value]) => value !== '')));
  return { ...query, oldestFirst: sort === 'at' };
}
