import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import { type ListOrder, writeSort } from './list-order';
import { dayParameter, pageParameter, pageSizeParameter, sortParameter } from './page-parameters';
import type { PageSize } from './page-sizes';

/**
 * What a filter is set to: a part of a text, the number of a row, one of a handful, the first and the last day; or the number under which the
 * reader's session keeps a text that stands in no address.
 */
export type FilterKind = 'text' | 'kept' | 'id' | 'from' | 'to' | readonly [string, ...string[]];
export type FilterKinds = Readonly<Record<string, FilterKind>>;

export type FilterValue<Kind extends FilterKind> = Kind extends 'id' | 'kept'
  ? number
  : Kind extends 'from' | 'to'
    ? CivilDate
    : Kind extends readonly (infer Choice)[]
      ? Choice
      : string;

/** The filters that are on, by their names. */
export type ChosenFilters<Filters extends FilterKinds = FilterKinds> = {
  readonly [Name in keyof Filters]?: FilterValue<Filters[Name]> | undefined;
};

/** The place and narrowing of a list that `plainList` describes. */
export interface PlainListQuery<Filters extends FilterKinds = FilterKinds, Sort extends string = string> {
  page: number;
  pageSize: PageSize;
  sort: ListOrder<Sort>;
  filters: ChosenFilters<Filters>;
}

interface Description<Filters extends FilterKinds, Sort extends string> {
  /** By their names in the address, in the order in which they are offered. */
  filters: Filters;
  /** The first is the order to begin with. */
  sorts: readonly [Sort, ...Sort[]];
  /** That order goes down: the newest first. */
  beginsDescending?: boolean;
}

/** Of a text that a list is narrowed to. */
export const LONGEST_FILTER = 100;

function valueSchema(kind: FilterKind): z.ZodType<string | number | undefined> {
  if (kind === 'text') return z.string().trim().min(1).max(LONGEST_FILTER).optional().catch(undefined);
  if (kind === 'id' || kind === 'kept') return rowIdSchema.optional().catch(undefined);
  if (kind === 'from' || kind === 'to') return dayParameter;
  return z.enum(kind).optional().catch(undefined);
}

/**
 * How the address of such a list is read and written, under the names that the calls of the product use. What cannot be read is left out: an old link
 * shows a wider list, never an error. Source: docs/rules.md 9.1.
 */
export function plainList<const Filters extends FilterKinds, const Sort extends string>({
  filters: kinds,
  sorts,
  beginsDescending = false,
}: Description<Filters, Sort>) {
  type Query = PlainListQuery<Filters, Sort>;
  type Name = keyof Filters & string;
  const names = Object.keys(kinds) as Name[];
  const schemas = Object.entries(kinds).map(([name, kind]) => [name, valueSchema(kind)] as const);
  const first: ListOrder<Sort> = { by: sorts[0], descending: beginsDescending };
  const sortSchema = sortParameter(sorts, first);

  function parse(params: URLSearchParams): Query {
    const read = schemas.flatMap(([name, schema]) => {
      const value = schema.parse(params.get(name) ?? undefined);
      return value === undefined ? [] : [[name, value] as const];
    });
    return {
      page: pageParameter.parse(params.get('page') ?? undefined),
      pageSize: pageSizeParameter.parse(params.get('pageSize') ?? undefined),
      sort: sortSchema.parse(params.get('sort') ?? undefined),
      filters: Object.fromEntries(read) as Query['filters'],
    };
  }

  /** The same query as an address, without what is the default. */
  function write({ page, pageSize, sort, filters }: Query): URLSearchParams {
    const params = new URLSearchParams();
    for (const name of names) if (filters[name] !== undefined) params.set(name, String(filters[name]));
    if (sort.by !== first.by || sort.descending !== first.descending) params.set('sort', writeSort(sort));
    if (pageSize !== 25) params.set('pageSize', String(pageSize));
    if (page !== 1) params.set('page', String(page));
    return params;
  }

  /** The filters that are on, in their order. */
  function active(query: Query): Name[] {
    return names.filter((name) => query.filters[name] !== undefined);
  }

  return { kinds, names, sorts, parse, write, active };
}

/** Any of them, for what serves all. */
export interface AnyPlainList {
  kinds: FilterKinds;
  names: readonly string[];
  sorts: readonly string[];
  // Method types: a list of certain filters is one of any.
  parse(params: URLSearchParams): PlainListQuery;
  write(query: PlainListQuery): URLSearchParams;
  active(query: PlainListQuery): string[];
}

export type QueryOf<List extends AnyPlainList> = ReturnType<List['parse']>;
export type FilterName<List extends AnyPlainList> = keyof List['kinds'] & string;
