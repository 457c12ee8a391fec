import { PAGE_SIZES } from '@aval/application/lists/page-sizes';
import type { AnyPlainList, FilterKind, QueryOf } from '@aval/application/lists/plain-list';
import { isCivilDate } from '@aval/domain/calendar/civil-date';
import { z } from 'zod';
import { id } from '../schemas/atoms';

const LONGEST_FILTER = 100;

const PLACE = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional().meta({ example: 1 }),
  pageSize: z
    .enum(PAGE_SIZES.map(String) as [string, ...string[]])
    .optional()
    .meta({ example: '25' }),
};

function filterSchema(kind: FilterKind): z.ZodType {
  if (kind === 'text') return z.string().trim().min(1).max(LONGEST_FILTER).optional();
  if (kind === 'id' || kind === 'kept') return id.optional();
  if (kind === 'from' || kind === 'to') return z.iso.date().refine(isCivilDate).optional();
  return z.enum(kind).optional();
}

/** By what a list is sorted, `-` before what goes down. */
export function sortQuery(sorts: readonly string[]) {
  const names = sorts.flatMap((sort) => [sort, `-${sort}`]);
  return z.enum(names as [string, ...string[]]).optional();
}

/** The query of a list, from the list's own description. Where its page reads a garbled address as a wider list, a program is told what is wrong. */
export function listQuery(list: AnyPlainList, further: Record<string, z.ZodType> = {}) {
  const filters = Object.fromEntries(Object.entries(list.kinds).map(([name, kind]) => [name, filterSchema(kind)]));
  return z.strictObject({ ...PLACE, sort: sortQuery(list.sorts), ...filters, ...further });
}

/** What was asked as the list's use case reads it. */
export function toListQuery<List extends AnyPlainList>(list: List, asked: object): QueryOf<List> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return list.parse(new URLSearchParams(given.map(([name, value]) => [name, String(value)]))) as QueryOf<List>;
}
