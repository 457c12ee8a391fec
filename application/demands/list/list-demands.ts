import type { Actor } from '@aval/domain/access/actor';
import { pendingCriteria } from '@aval/domain/access/demand-list';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandListScope } from '@aval/prisma/demand-scope';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { pageWindow } from '../../lists/page-window';
import type { Services } from '../../services';
import { type DemandRow, toDemandRow } from './demand-row';
import { findDemands, type ShownFacts } from './find-demands';
import { findPlans, type PlannedDemand } from './find-plans';
import { filterCondition, pendingCondition } from './list-condition';
import { listOrder } from './list-order';
import type { DemandListQuery } from './list-query';

export interface DemandPage {
  rows: DemandRow[];
  count: number;
  /** Shown page: the last one when the requested one does not exist. */
  page: number;
}

export interface DemandPageWithPlans extends DemandPage {
  /** Plans by demand id. */
  plans: ReadonlyMap<string, PlannedDemand>;
}

/** Returns one page of the demands that the actor may see, in the company in context, with the facts that it shows. */
export async function listDemands(
  services: Services,
  actor: Actor,
  query: DemandListQuery,
  shown?: ShownFacts,
): Promise<DemandPage> {
  return forActor(services.database, actor).read((tx) => readPage(services, tx, actor, query, shown));
}

/** Like `listDemands`, with the places and days of treatment. */
export async function listDemandsWithPlans(
  services: Services,
  actor: Actor,
  query: DemandListQuery,
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
  query: DemandListQuery,
  shown?: ShownFacts,
): Promise<DemandPage> {
  const today = civilDateOf(services.clock.now());
  const where = { AND: [demandListScope(actor, today), await filterCondition(tx, actor, query)] };
  const count = await tx.demand.count({ where });
  const { page, skip, take, reversed } = pageWindow(count, query.page, query.pageSize);
  if (take === 0) return { rows: [], count, page };
  // Ids first: an index alone finds them, and rows are fetched for one page only, however deep in the list.
  const ids = await tx.demand.findMany({
    where,
    orderBy: listOrder(query.sort, actor.role, reversed),
    skip,
    take,
    select: { id: true },
  });
  const inOrder = reversed ? ids.reverse() : ids;
  const found = await findDemands(
    tx,
    inOrder.map(({ id }) => id),
    shown,
  );
  return { rows: found.map((demand) => toDemandRow(demand, actor, today)), count, page };
}

/** Counts the demands that wait for the actor, for the badge in the navigation. */
export async function countPendingDemands(services: Services, actor: Actor): Promise<number> {
  if (!pendingCriteria(actor)) return 0;
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read((tx) =>
    tx.demand.count({ where: { AND: [demandListScope(actor, today), pendingCondition(actor)] } }),
  );
}
