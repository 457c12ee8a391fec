import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import { type ListOrder, writeSort } from './list-order';
import { dayParameter, pageParameter, pageSizeParameter, sortParameter } from './page-parameters';
import type { PageSize } from './page-sizes';

/**
 * Kind of a filter: part of a text, row id, one of a few choices, first or last day; or `kept`, the id under which the
 * reader's session stores a text that must not appear in an address.
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

/** Filters that are set, by name. */
export type ChosenFilters<Filters extends FilterKinds = FilterKinds> = {
  readonly [Name in keyof Filters]?: FilterValue<Filters[Name]> | undefined;
};

/** Page, order and filters of a list described by `plainList`. */
export interface PlainListQuery<Filters extends FilterKinds = FilterKinds, Sort extends string = string> {
  page: number;
  pageSize: PageSize;
  sort: ListOrder<Sort>;
  filters: ChosenFilters<Filters>;
}

interface Description<Filters extends FilterKinds, Sort extends string> {
  /** Filters by their parameter names, in the order in which they are offered. */
  filters: Filters;
  /** Orders, the default first. */
  sorts: readonly [Sort, ...Sort[]];
  /** Set when the default order is descending, such as newest first. */
  beginsDescending?: boolean;
}

/** Longest text of a filter, in characters. */
export const LONGEST_FILTER = 100;

function valueSchema(kind: FilterKind): z.ZodType<string | number | undefined> {
  if (kind === 'text') return z.string().trim().min(1).max(LONGEST_FILTER).optional().catch(undefined);
  if (kind === 'id' || kind === 'kept') return rowIdSchema.optional().catch(undefined);
  if (kind === 'from' || kind === 'to') return dayParameter;
  return z.enum(kind).optional().catch(undefined);
}

/**
 * Returns the reader and writer of a list's address, with the parameter names of the API. Invalid values are dropped:
 * an old link shows a wider list, never an error. Source: docs/rules.md 9.1.
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

  /** Returns the query as URL parameters, without defaults. */
  function write({ page, pageSize, sort, filters }: Query): URLSearchParams {
    const params = new URLSearchParams();
    for (const name of names) if (filters[name] !== undefined) params.set(name, String(filters[name]));
    if (sort.by !== first.by || sort.descending !== first.descending) params.set('sort', writeSort(sort));
    if (pageSize !== 25) params.set('pageSize', String(pageSize));
    if (page !== 1) params.set('page', String(page));
    return params;
  }

  /** Returns the filters that are set, in their order. */
  function active(query: Query): Name[] {
    return names.filter((name) => query.filters[name] !== undefined);
  }

  return { kinds, names, sorts, parse, write, active };
}

/** Any plain list, for code that serves all. */
export interface AnyPlainList {
  kinds: FilterKinds;
  names: readonly string[];
  sorts: readonly string[];
  // Method syntax makes parameters bivariant, so that a list of certain filters is assignable.
  parse(params: URLSearchParams): PlainListQuery;
  write(query: PlainListQuery): URLSearchParams;
  active(query: PlainListQuery): string[];
}

export type QueryOf<List extends AnyPlainList> = ReturnType<List['parse']>;
export type FilterName<List extends AnyPlainList> = keyof List['kinds'] & string;
