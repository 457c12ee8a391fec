import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandListScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { type PageWindow, pageWindow } from '../../page-window';
import type { Services } from '../../services';
import { type DemandRow, toDemandRow } from './demand-row';
import { type FoundDemand, findDemands } from './find-demands';
import { filterCondition, pendingCondition } from './list-condition';
import { listOrder } from './list-order';
import type { DemandListQuery } from './list-query';

export interface DemandPage {
  rows: DemandRow[];
  count: number;
  /** The page that is shown: the last one when the asked one no longer exists. */
  page: number;
}

/** A page behind no more rows than this is looked for while its list is still being counted: the walk takes about as long as the count. */
const SKIPPED_WHILE_COUNTING = 150_000;

/** One page of the demands that the actor may see, in the company in context. */
export async function listDemands(services: Services, actor: Actor, query: DemandListQuery): Promise<DemandPage> {
  const today = civilDateOf(services.clock.now());
  const scope = forActor(services.database, actor);
  const where = { AND: [demandListScope(actor, today), await filterCondition(scope, actor, query)] };
  const rowsOf = async (place: Place) => {
    const found = await scope.read((tx) => readPage(tx, where, query.sort, place));
    return found.map((demand) => toDemandRow(demand, actor, today));
  };

  const asked = { skip: (query.page - 1) * query.pageSize, take: query.pageSize, reversed: false };
  const [count, ahead] = await Promise.all([
    scope.read((tx) => tx.demand.count({ where })),
    asked.skip <= SKIPPED_WHILE_COUNTING ? rowsOf(asked) : null,
  ]);
  const { page, ...place } = pageWindow(count, query.page, query.pageSize);
  const isThere = ahead !== null && page === query.page;
  return { rows: isThere ? ahead : await rowsOf(place), count, page };
}

type Place = Omit<PageWindow, 'page'>;

/** Ids first: they are found in an index alone, and only one page's rows are fetched, however far into the list it lies. */
async function readPage(
  tx: Transaction,
  where: Prisma.DemandWhereInput,
  sort: DemandListQuery['sort'],
  { skip, take, reversed }: Place,
): Promise<FoundDemand[]> {
  const ids = await tx.demand.findMany({ where, orderBy: listOrder(sort, reversed), skip, take, select: { id: true } });
  if (ids.length === 0) return [];
  const inOrder = reversed ? ids.reverse() : ids;
  return findDemands(
    tx,
    inOrder.map(({ id }) => id),
  );
}

/** How many demands wait for the actor: the badge in the navigation. */
export async function countPendingDemands(services: Services, actor: Actor): Promise<number> {
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read((tx) =>
    tx.demand.count({ where: { AND: [demandListScope(actor, today), pendingCondition(actor)] } }),
  );
}
