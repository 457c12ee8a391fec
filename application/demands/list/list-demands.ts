import type { Actor } from '@aval/domain/access/actor';
import { pendingCriteria } from '@aval/domain/access/demand-list';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandListScope } from '@aval/prisma/demand-scope';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Place } from '../../lists/following-row';
import { rowsOfWindow, windowOf } from '../../lists/page-window';
import type { Services } from '../../services';
import { type DemandRow, toDemandRow } from './demand-row';
import { findDemands, type ShownFacts } from './find-demands';
import { findPlans, type PlannedDemand } from './find-plans';
import { followingCondition, type SortValue } from './following-condition';
import { filterCondition, pendingCondition } from './list-condition';
import { listOrder, rowOrder } from './list-order';
import type { DemandListQuery } from './list-query';

/** Query of a page, which an API client may also ask for as what follows a place. */
export interface PageQuery extends DemandListQuery {
  after?: Place<SortValue, string> | undefined;
}

export interface DemandPage {
  rows: DemandRow[];
  count: number;
  /** Shown page: the last one when the requested one does not exist. */
  page: number;
  /** Place of its last row; null when nothing follows. */
  last: Place<SortValue, string> | null;
}

export interface DemandPageWithPlans extends DemandPage {
  /** Plans by demand id. */
  plans: ReadonlyMap<string, PlannedDemand>;
}

/** Returns one page of the demands that the actor may see, in the company in context, with the facts that it shows. */
export async function listDemands(
  services: Services,
  actor: Actor,
  query: PageQuery,
  shown?: ShownFacts,
): Promise<DemandPage> {
  return forActor(services.database, actor).read((tx) => readPage(services, tx, actor, query, shown));
}

/** Like `listDemands`, with the places and days of treatment. */
export async function listDemandsWithPlans(
  services: Services,
  actor: Actor,
  query: PageQuery,
  shown?: ShownFacts,
): Promise<DemandPageWithPlans> {
  return forActor(services.database, actor).read(async (tx) => {
    const page = await readPage(services, tx, actor, query, shown);
    const ids = page.rows.map(({ id }) => id);
    return { ...page, plans: await findPlans(tx, ids) };
  });
}

async function readPage(
  services: Services,
  tx: Transaction,
  actor: Actor,
  query: PageQuery,
  shown?: ShownFacts,
): Promise<DemandPage> {
  const today = civilDateOf(services.clock.now());
  const where = { AND: [demandListScope(actor, today), await filterCondition(tx, actor, query)] };
  const count = await tx.demand.count({ where });
  const order = rowOrder(query.sort, actor.role);
  const window = windowOf(count, query);
  const { page, skip, take, reversed } = window;
  if (take === 0) return { rows: [], count, page, last: null };
  // Ids first: an index alone finds them, and rows are fetched for one page only, however deep in the list.
  const read = (await tx.demand.findMany({
    where: query.after ? { AND: [where, followingCondition(order, query.after)] } : where,
    orderBy: listOrder(query.sort, actor.role, reversed),
    skip,
    take,
    select: { id: true, [order.column]: true } as { id: true },
  })) as ({ id: string } & Record<string, SortValue>)[];
  const { rows, end } = rowsOfWindow(read, window, { ...query, count });
  const found = await findDemands(
    tx,
    rows.map(({ id }) => id),
    shown,
  );
  return {
    rows: found.map((demand) => toDemandRow(demand, actor, today)),
    count,
    page,
    last: end ? { by: end[order.column] ?? null, id: end.id } : null,
  };
}

/** Counts the demands that wait for the actor, for the badge in the navigation. */
export async function countPendingDemands(services: Services, actor: Actor): Promise<number> {
  if (!pendingCriteria(actor)) return 0;
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read((tx) =>
    tx.demand.count({ where: { AND: [demandListScope(actor, today), pendingCondition(actor)] } }),
  );
}
