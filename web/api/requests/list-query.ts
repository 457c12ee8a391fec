import { PAGE_SIZES } from '@aval/application/lists/page-sizes';
import { type AnyPlainList, type FilterKind, LONGEST_FILTER, type QueryOf } from '@aval/application/lists/plain-list';
import { z } from 'zod';
import { filterId, sentDay } from '../schemas/atoms';

/** Of every list. */
export const PLACE = {
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .meta({ description: 'From 1, which it is without it.', example: 1 }),
  pageSize: pageSizeQuery(PAGE_SIZES).meta({ description: 'Rows of a page; 25 without it.', example: 25 }),
};

/** How many rows a page may have; an address has numbers in words. */
export function pageSizeQuery(sizes: readonly number[]) {
  return z
    .enum(sizes.map(String) as [string, ...string[]])
    .optional()
    .meta({ override: { type: 'integer', enum: [...sizes] } });
}

/** What a filter of that kind means, by its name where more is to be said. */
const MEANINGS: Readonly<Record<string, string>> = {
  hidden: 'Whether it is withdrawn: no longer offered to choose from.',
  companyId: 'Of one company, for those who work for several.',
  drugId: 'Packs of one drug.',
  centerId: 'Whose requests were made there.',
  email: 'A part of it.',
  edited: 'Who was edited after a request under way was sent: its version has the patient as he or she was.',
};

function describedFilter(name: string, kind: FilterKind): z.ZodType {
  const description = MEANINGS[name] ?? (kind === 'text' ? 'A part of it, in any letters.' : 'Exactly this.');
  return filterSchema(kind).meta({ description });
}

function filterSchema(kind: FilterKind): z.ZodType {
  if (kind === 'text') return z.string().trim().min(1).max(LONGEST_FILTER).optional();
  if (kind === 'id' || kind === 'kept') return filterId;
  if (kind === 'from' || kind === 'to') return sentDay.optional();
  return z.enum(kind).optional();
}

/** Of a list that is short enough to be asked for as a whole. Source: docs/rules.md 10.5. */
export const WHOLE = {
  // Without an example: to take all along is on record of some lists.
  all: z.enum(['true', 'false']).optional().meta({ description: 'All rows at once, at most 5,000.' }),
};

export function extentOf({ all }: { all?: string | undefined }): { isWhole: boolean } {
  return { isWhole: all === 'true' };
}

interface FoundPage<Row> {
  rows: readonly Row[];
  count: number;
  /** Which one it is; a whole list has none. */
  page?: number;
}

/**
 * The page that was asked for, each row as it is told. Behind the last one there are no rows: where a page for people shows the last one again, a program would never
 * come to an end. Source: docs/rules.md 10.5.
 */
export function pageAnswer<Row, Told>(
  { rows, count, page = Number.POSITIVE_INFINITY }: FoundPage<Row>,
  asked: { page?: unknown; all?: unknown },
  tell: (row: Row) => Told,
): { rows: Told[]; count: number } {
  const isBehind = asked.all !== 'true' && Number(asked.page ?? 1) > page;
  return { rows: isBehind ? [] : rows.map(tell), count };
}

/** By what a list is sorted, `-` before what goes down. */
export function sortQuery(sorts: readonly string[]) {
  const names = sorts.flatMap((sort) => [sort, `-${sort}`]);
  const description = 'By what rows are sorted; - before what goes down.';
  return z
    .enum(names as [string, ...string[]])
    .optional()
    .meta({ description });
}

/**
 * The query of a list, from the list's own description; null for a filter that the wire has another name for. Where its page reads a garbled address as
 * a wider list, a program is told what is wrong.
 */
export function listQuery(list: AnyPlainList, others: Record<string, z.ZodType | null> = {}) {
  const kinds = Object.entries(list.kinds).filter(([name]) => others[name] !== null);
  const filters = Object.fromEntries(kinds.map(([name, kind]) => [name, describedFilter(name, kind)]));
  const further = Object.fromEntries(
    Object.entries(others).flatMap(([name, schema]) => (schema ? [[name, schema]] : [])),
  );
  return z.strictObject({ ...PLACE, sort: sortQuery(list.sorts), ...filters, ...further });
}

/** What was asked as the list's use case reads it. */
export function toListQuery<List extends AnyPlainList>(list: List, asked: object): QueryOf<List> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return list.parse(
    new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])),
  ) as QueryOf<List>;
}
