import { LARGEST_PAGE, pageNumberSchema } from '@aval/application/lists/page-parameters';
import { PAGE_SIZES } from '@aval/application/lists/page-sizes';
import { type AnyPlainList, type FilterKind, LONGEST_FILTER, type QueryOf } from '@aval/application/lists/plain-list';
import { z } from 'zod';
import { filterId, sentDay } from '../schemas/atoms';
import { flagQuery, isSwitch } from './flag-query';

/** Paging parameters of every list. */
export const PLACE = {
  page: pageNumberSchema.optional().meta({
    override: { type: 'integer', minimum: 1, maximum: LARGEST_PAGE },
    description: 'Page number; 1 by default.',
    example: 1,
  }),
  pageSize: pageSizeQuery(PAGE_SIZES).meta({ description: 'Rows per page; 25 by default.', example: 25 }),
};

/** Page sizes as numbers in the document, although query values are strings. */
export function pageSizeQuery(sizes: readonly number[]) {
  return z
    .enum(sizes.map(String) as [string, ...string[]])
    .optional()
    .meta({ override: { type: 'integer', enum: [...sizes] } });
}

/** Descriptions of filters whose name and kind do not suffice. */
const MEANINGS: Readonly<Record<string, string>> = {
  hidden: '`offered`: entries that can be chosen; `hidden`: those that no longer can.',
  companyId: 'Only one company, if you work for several.',
  drugId: 'Packs of one drug.',
  centerId: 'Only those of one center.',
  email: 'Part of the e-mail address.',
  edited: 'Only patients who were edited after a request under way was sent.',
};

function describedFilter(name: string, kind: FilterKind): z.ZodType {
  const description =
    MEANINGS[name] ?? (kind === 'text' ? 'Part of the text, in upper or lower case.' : 'Exact value.');
  return filterSchema(kind).meta({ description });
}

function filterSchema(kind: FilterKind): z.ZodType {
  if (kind === 'text') return z.string().trim().min(1).max(LONGEST_FILTER).optional();
  if (kind === 'id' || kind === 'kept') return filterId;
  if (kind === 'from' || kind === 'to') return sentDay.optional();
  return isSwitch(kind) ? flagQuery : z.enum(kind).optional();
}

/** Parameter of lists that can be requested as a whole. Source: docs/rules.md 10.5. */
export const WHOLE = {
  // Without an example, since taking some whole lists leaves an access record.
  all: flagQuery.meta({ description: 'Whether to return all rows at once, up to 5,000.' }),
};

export function extentOf({ all }: { all?: string | undefined }): { isWhole: boolean } {
  return { isWhole: all === 'true' };
}

interface FoundPage<Row> {
  rows: readonly Row[];
  count: number;
  /** Number of the page; absent for a whole list. */
  page?: number;
}

/**
 * Returns the requested page with mapped rows. Beyond the last page there are no rows: pages for people show the last
 * one again, which would keep an API client paging forever. Source: docs/rules.md 10.5.
 */
export function pageAnswer<Row, Told>(
  { rows, count, page = Number.POSITIVE_INFINITY }: FoundPage<Row>,
  asked: { page?: unknown; all?: unknown },
  tell: (row: Row) => Told,
): { rows: Told[]; count: number } {
  const isBehind = asked.all !== 'true' && Number(asked.page ?? 1) > page;
  return { rows: isBehind ? [] : rows.map(tell), count };
}

/** Sort parameter of a list, with `-` for descending order. */
export function sortQuery(sorts: readonly string[]) {
  const names = sorts.flatMap((sort) => [sort, `-${sort}`]);
  const description = 'Field to sort by, with `-` in front for descending order.';
  return z
    .enum(names as [string, ...string[]])
    .optional()
    .meta({ description });
}

/**
 * Query of a list, from the list's own definition; null removes a filter that has another name in the API. Malformed
 * values, which a page ignores, are refused.
 */
export function listQuery(list: AnyPlainList, others: Record<string, z.ZodType | null> = {}) {
  const kinds = Object.entries(list.kinds).filter(([name]) => others[name] !== null);
  const filters = Object.fromEntries(kinds.map(([name, kind]) => [name, describedFilter(name, kind)]));
  const further = Object.fromEntries(
    Object.entries(others).flatMap(([name, schema]) => (schema ? [[name, schema]] : [])),
  );
  return z.strictObject({ ...PLACE, sort: sortQuery(list.sorts), ...filters, ...further });
}

/** Maps the query to the list's use case. */
export function toListQuery<List extends AnyPlainList>(list: List, asked: object): QueryOf<List> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return list.parse(
    new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])),
  ) as QueryOf<List>;
}
