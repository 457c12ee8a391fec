import type { Actor } from '@aval/domain/access/actor';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { type ExportedList, recordExport } from '../access-record/record-export';
import { recordChange, type TakenSubject } from '../change-record/record-change';
import type { Services } from '../services';
import { type ExportedRows, exportList } from './export-list';
import { pageWindow } from './page-window';
import type { AnyPlainList, FilterKinds, FilterName, FilterValue, QueryOf } from './plain-list';

type KindsOf<List extends AnyPlainList> = List['kinds'];
type IdFilter<Kinds extends FilterKinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends 'id' ? Name : never;
}[keyof Kinds];

/** Where the rows of a plain list come from. `Row` is what the selected columns are called. */
export interface ListSource<List extends AnyPlainList, Row> {
  /** Whose role has it not reads nothing. */
  permission: Permission;
  select: Prisma.Sql;
  from: Prisma.Sql;
  /** What its rows are counted and its pages found in, where that is less: without what neither narrows nor orders them, each row having one of it. */
  found?: Prisma.Sql;
  /** The column that `id` is selected from; it decides between equals. */
  id: Prisma.Sql;
  /** What the actor may see, whatever is asked for; rows of other companies are out of sight anyway. */
  scope: (actor: Actor) => readonly Prisma.Sql[];
  filters: {
    readonly [Name in keyof KindsOf<List>]: (value: FilterValue<KindsOf<List>[Name]>) => Prisma.Sql;
  };
  /** None is ever null. */
  sorts: Readonly<Record<List['sorts'][number], Prisma.Sql>>;
  /** For each filter that is set to the number of a row: a statement for what that row is called. */
  names: { readonly [Name in IdFilter<KindsOf<List>>]: (id: number) => Prisma.Sql };
  /** Nobody sets it: it carries the type of a row. */
  row?: Row;
}

/** Under which it is recorded that somebody took a list along: one of what admins change, or one of patients with the column of their company. */
export type RecordedAs = TakenSubject | { list: ExportedList; company: Prisma.Sql };

export interface BrowsedPage<Row, Filter extends string = string> {
  rows: Row[];
  count: number;
  /** The page that is shown: the last one when the asked one no longer exists. */
  page: number;
  /** Of what the list is narrowed to; none for what the actor may not see. */
  names: Partial<Record<Filter, string>>;
}

/** A part of a text, wherever it stands; accents and case do not count, and no sign means any other. An index of trigrams of the same column serves it. */
export function contains(column: Prisma.Sql): (text: string) => Prisma.Sql {
  return (text) =>
    Prisma.sql`search_text(${column}) LIKE '%' || regexp_replace(search_text(${text}), ${ANY_SIGN}, ${AS_ITSELF}, 'g') || '%'`;
}

/** Every word of a text, in any order. */
export function containsWords(column: Prisma.Sql): (text: string) => Prisma.Sql {
  const word = contains(column);
  return (text) => Prisma.sql`(${Prisma.join(text.trim().split(/\s+/).map(word), ' AND ')})`;
}

const ANY_SIGN = '([\\\\%_])';
const AS_ITSELF = '\\\\\\1';

/** A column that is what was chosen. */
export function equals(column: Prisma.Sql): (value: string | number) => Prisma.Sql {
  return (value) => Prisma.sql`${column} = ${value}`;
}

/** More rows than these are turned by pages. Source: docs/rules.md 10.5. */
export const MOST_LISTED_ROWS = 5_000;

/** One page of a plain list, or all of it, within the actor's scope. Null for those who may not see it. */
export async function browseList<List extends AnyPlainList, Row>(
  services: Services,
  actor: Actor,
  source: ListSource<List, Row>,
  query: QueryOf<List>,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<BrowsedPage<Row, FilterName<List>> | null> {
  if (!roleMay(actor.role, source.permission)) return null;
  return forActor(services.database, actor).read(async (tx) => {
    const { from, found = from, select, id } = source;
    const where = whereOf(conditionsOf(source, actor, query));
    const [counted] = await tx.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM ${found} ${where}`;
    const { page, skip, take, reversed } = isWhole
      ? { page: 1, skip: 0, take: MOST_LISTED_ROWS, reversed: false }
      : pageWindow(counted.count, query.page, query.pageSize);
    const direction = query.sort.descending === reversed ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    const order = Prisma.sql`ORDER BY ${sortOf(source, query)} ${direction}, ${id} ${direction}`;
    // What is said of a row is asked for those of the page alone, and not for all before them.
    const rows =
      counted.count === 0
        ? []
        : await tx.$queryRaw<Row[]>`SELECT ${select} FROM ${from}
            WHERE ${id} = ANY (ARRAY(SELECT ${id} FROM ${found} ${where} ${order} LIMIT ${take} OFFSET ${skip})) ${order}`;
    const names = await namesOf(tx, source, query);
    return { rows: reversed ? rows.reverse() : rows, count: counted.count, page, names };
  });
}

/** Where a batch ends: what its last row is sorted by, and its id. */
type Place = readonly [by: string | number | boolean | Date, id: number | string];

/** All rows of a plain list, to be taken along. Null for those who may not see it. */
export async function exportPlainList<List extends AnyPlainList, Row>(
  services: Services,
  actor: Actor,
  { source, recordedAs }: { source: ListSource<List, Row>; recordedAs: RecordedAs },
  query: QueryOf<List>,
): Promise<ExportedRows<Row> | null> {
  if (!roleMay(actor.role, source.permission)) return null;
  const { from, select, id } = source;
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
        SELECT ${select}, ${by} AS place_by, ${id} AS place_id FROM ${from} ${whereOf([...conditions, ...following])}
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
      // What a row is called, which may be another name later.
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
