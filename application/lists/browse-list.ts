import type { Actor } from '@aval/domain/access/actor';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { type Columns, selected } from '@aval/prisma/selected';
import { type ExportedList, recordExport } from '../access-record/record-export';
import type { TakenSubject } from '../change-record/change-subjects';
import { recordChange } from '../change-record/record-change';
import type { Services } from '../services';
import { type ExportedRows, exportList } from './export-list';
import { pageWindow } from './page-window';
import type { AnyPlainList, FilterKinds, FilterName, FilterValue, QueryOf } from './plain-list';

type KindsOf<List extends AnyPlainList> = List['kinds'];
type IdFilter<Kinds extends FilterKinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends 'id' ? Name : never;
}[keyof Kinds];

/** Source of a plain list's rows. */
export interface ListSource<List extends AnyPlainList, Row> {
  /** Permission without which nothing is read. */
  permission: Permission;
  columns: Columns<Row>;
  from: Prisma.Sql;
  /**
   * Smaller `from` for counting and paging: without joins that neither filter nor order and that match exactly one row
   * each.
   */
  found?: Prisma.Sql;
  /** Id column, which breaks ties in the order. */
  id: Prisma.Sql;
  /** Conditions of what the actor may see, whatever the query; row policies hide other companies anyway. */
  scope: (actor: Actor) => readonly Prisma.Sql[];
  filters: {
    readonly [Name in keyof KindsOf<List>]: (value: FilterValue<KindsOf<List>[Name]>) => Prisma.Sql;
  };
  /** Order columns, none of them nullable. */
  sorts: Readonly<Record<List['sorts'][number], Prisma.Sql>>;
  /** Statement for the name of the row that an id filter refers to. */
  names: { readonly [Name in IdFilter<KindsOf<List>>]: (id: number) => Prisma.Sql };
  /** Never set; carries the row type. */
  row?: Row;
}

/** Record of an export: a subject of the change log, or a list of patients with its company column. */
export type RecordedAs = TakenSubject | { list: ExportedList; company: Prisma.Sql };

export interface BrowsedPage<Row, Filter extends string = string> {
  rows: Row[];
  count: number;
  /** Shown page: the last one when the requested one does not exist. */
  page: number;
  /** Names of the rows that filters refer to; missing when the actor may not see them. */
  names: Partial<Record<Filter, string>>;
}

/**
 * Matches a part of a text, ignoring accents and case, without wildcards. Served by a trigram index of the same column.
 */
export function contains(column: Prisma.Sql): (text: string) => Prisma.Sql {
  return (text) =>
    Prisma.sql`search_text(${column}) LIKE '%' || regexp_replace(search_text(${text}), ${ANY_SIGN}, ${AS_ITSELF}, 'g') || '%'`;
}

/** Matches every word of a text, in any order. */
export function containsWords(column: Prisma.Sql): (text: string) => Prisma.Sql {
  const word = contains(column);
  return (text) => Prisma.sql`(${Prisma.join(text.trim().split(/\s+/).map(word), ' AND ')})`;
}

const ANY_SIGN = '([\\\\%_])';
const AS_ITSELF = '\\\\\\1';

export function equals(column: Prisma.Sql): (value: string | number) => Prisma.Sql {
  return (value) => Prisma.sql`${column} = ${value}`;
}

/** Limit of rows for reading a whole list; longer lists are read by pages. Source: docs/rules.md 10.5. */
export const MOST_LISTED_ROWS = 5_000;

/** Reads one page of a plain list, or all of it, within the actor's scope. Null when the actor may not see it. */
export async function browseList<List extends AnyPlainList, Row>(
  services: Services,
  actor: Actor,
  source: ListSource<List, Row>,
  query: QueryOf<List>,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<BrowsedPage<Row, FilterName<List>> | null> {
  if (!roleMay(actor.role, source.permission)) return null;
  return forActor(services.database, actor).read(async (tx) => {
    const { from, found = from, columns, id } = source;
    const where = whereOf(conditionsOf(source, actor, query));
    const [counted] = await tx.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM ${found} ${where}`;
    const { page, skip, take, reversed } = isWhole
      ? { page: 1, skip: 0, take: MOST_LISTED_ROWS, reversed: false }
      : pageWindow(counted.count, query.page, query.pageSize);
    const direction = query.sort.descending === reversed ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    const order = Prisma.sql`ORDER BY ${sortOf(source, query)} ${direction}, ${id} ${direction}`;
    // Details are joined for the rows of the page only, not for those before it.
    const rows =
      counted.count === 0
        ? []
        : await tx.$queryRaw<Row[]>`SELECT ${selected(columns)} FROM ${from}
            WHERE ${id} = ANY (ARRAY(SELECT ${id} FROM ${found} ${where} ${order} LIMIT ${take} OFFSET ${skip})) ${order}`;
    const names = await namesOf(tx, source, query);
    return { rows: reversed ? rows.reverse() : rows, count: counted.count, page, names };
  });
}

/** End of a batch: the sort value and id of its last row. */
type Place = readonly [by: string | number | boolean | Date, id: number | string];

/** Exports all rows of a plain list. Null when the actor may not see it. */
export async function exportPlainList<List extends AnyPlainList, Row>(
  services: Services,
  actor: Actor,
  { source, recordedAs }: { source: ListSource<List, Row>; recordedAs: RecordedAs },
  query: QueryOf<List>,
): Promise<ExportedRows<Row> | null> {
  if (!roleMay(actor.role, source.permission)) return null;
  const { from, columns, id } = source;
  const conditions = conditionsOf(source, actor, query);
  const by = sortOf(source, query);
  const [direction, follows] = query.sort.descending
    ? [Prisma.sql`DESC`, Prisma.sql`<`]
    : [Prisma.sql`ASC`, Prisma.sql`>`];
  return exportList<Row, Place>(services, actor, {
    record: (tx) => recordPlainExport(tx, { services, actor, source, recordedAs, query, where: whereOf(conditions) }),
    readBatch: async (tx, after, take) => {
      const following = after ? [Prisma.sql`(${by}, ${id}) ${follows} (${after[0]}, ${after[1]})`] : [];
      const found = await tx.$queryRaw<(Row & { place_by: Place[0]; place_id: Place[1] })[]>`
        SELECT ${selected(columns)}, ${by} AS place_by, ${id} AS place_id FROM ${from} ${whereOf([...conditions, ...following])}
        ORDER BY ${by} ${direction}, ${id} ${direction} LIMIT ${take}`;
      const last = found.length === take ? found.at(-1) : undefined;
      return { rows: found, last: last ? [last.place_by, last.place_id] : null };
    },
  });
}

interface PlainExport<List extends AnyPlainList, Row> {
  services: Services;
  actor: Actor;
  source: ListSource<List, Row>;
  recordedAs: RecordedAs;
  query: QueryOf<List>;
  where: Prisma.Sql;
}

async function recordPlainExport<List extends AnyPlainList, Row>(
  tx: Transaction,
  { services, actor, source, recordedAs, query, where }: PlainExport<List, Row>,
): Promise<void> {
  const { from } = source;
  const filters = query.filters as Readonly<Record<string, string | number>>;
  if (typeof recordedAs === 'string') {
    const [counted] = await tx.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM ${from} ${where}`;
    const what = { subject: recordedAs, subjectId: 0, companyId: actor.companyId, name: recordedAs };
    await recordChange(tx, actor, {
      ...what,
      action: 'export',
      before: null,
      // Names are recorded with the ids, since they may change later.
      after: { filters: { ...filters, ...(await namesOf(tx, source, query)) }, rowCount: counted.count },
    });
    return;
  }
  const counts = await tx.$queryRaw<{ companyId: number; count: number }[]>`
    SELECT ${recordedAs.company} AS "companyId", count(*)::int AS count FROM ${from} ${where} GROUP BY 1`;
  await recordExport(tx, actor, { list: recordedAs.list, filters, counts }, services.clock.now());
}

function sortOf<List extends AnyPlainList, Row>({ sorts }: ListSource<List, Row>, { sort }: QueryOf<List>): Prisma.Sql {
  return sorts[sort.by as List['sorts'][number]];
}

function conditionsOf<List extends AnyPlainList, Row>(
  { scope, filters }: ListSource<List, Row>,
  actor: Actor,
  query: QueryOf<List>,
): Prisma.Sql[] {
  const chosen = Object.entries(query.filters) as [FilterName<List>, never][];
  return [...scope(actor), ...chosen.map(([name, value]) => filters[name](value))];
}

function whereOf(conditions: readonly Prisma.Sql[]): Prisma.Sql {
  return conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join([...conditions], ' AND ')}`;
}

async function namesOf<List extends AnyPlainList, Row>(
  tx: Transaction,
  source: ListSource<List, Row>,
  query: QueryOf<List>,
): Promise<Partial<Record<FilterName<List>, string>>> {
  const names: Partial<Record<FilterName<List>, string>> = {};
  const chosen: Readonly<Record<string, unknown>> = query.filters;
  for (const [filter, statement] of Object.entries(source.names) as [FilterName<List>, (id: number) => Prisma.Sql][]) {
    const id = chosen[filter];
    if (typeof id !== 'number') continue;
    const [found] = await tx.$queryRaw<{ name: string }[]>`SELECT name FROM (${statement(id)}) AS named (name)`;
    if (found) names[filter] = found.name;
  }
  return names;
}
