import { isCivilDate } from '@aval/domain/calendar/civil-date';
import { rowIdSchema } from '@aval/domain/validation/row-id';
import { z } from 'zod';
import { pageParameter, pageSizeParameter } from '../page-parameters';
import type { AccessRecordQuery } from './access-record-query';
import { LOOK_SUBJECTS } from './record-look';

const optionalId = rowIdSchema.optional().catch(undefined);
const optionalDate = z.string().refine(isCivilDate).optional().catch(undefined);

/** What cannot be read is left out: an old link shows more, never an error. */
const querySchema = z.object({
  page: pageParameter,
  pageSize: pageSizeParameter,
  sort: z.string().optional(),
  userId: optionalId,
  subject: z.enum(LOOK_SUBJECTS).optional().catch(undefined),
  reference: z.string().trim().min(1).max(30).optional().catch(undefined),
  patientId: optionalId,
  from: optionalDate,
  to: optionalDate,
});

export function parseAccessRecordQuery(params: URLSearchParams): AccessRecordQuery {
  const { sort, ...query } = querySchema.parse(Object.fromEntries([...params].filter(([, value]) => value !== '')));
  return { ...query, oldestFirst: sort === 'at' };
}
