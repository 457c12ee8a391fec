import type { Actor } from '@aval/domain/access/actor';
import { type CivilDate, civilDateOf, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { DECISION_TRANSITIONS } from '@aval/domain/demand/transitions/decision-transitions';
import { demandListScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { type DemandRow, toDemandRow } from './demand-row';
import { findDemands } from './find-demands';
import { followingCondition } from './following-condition';
import { filterCondition, pendingCondition } from './list-condition';
import { listOrder, rowOrder } from './list-order';
import type { DemandListQuery } from './list-query';

export interface PendingWork {
  /** Demands that the actor decided on today and that do not wait for him or her any more. */
  decided: number;
  left: number;
  /**
   * Next demands of the list that the actor came from, in its order; without a list or when it is empty, those that
   * have waited longest.
   */
  next: DemandRow[];
  /** Whether `next` is from that list; null without a list. */
  ofList: boolean | null;
}

/** List that the actor came from, and the demand after which it continues. */
export interface ListInHand {
  query: DemandListQuery;
  fromId: string | null;
}

const SHOWN = 5;
const DECIDING = [...new Set(DECISION_TRANSITIONS.map(({ history }) => history))];
const LONGEST_FIRST = { by: 'lastDemand', descending: false } as const;

/**
 * Returns the demands that wait for the actor in this context, beside the count of today's decisions. Source:
 * docs/rules.md 2.6.
 */
export function getPendingWork(services: Services, actor: Actor, inHand: ListInHand | null): Promise<PendingWork> {
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read(async (tx) => {
    const scope = demandListScope(actor, today);
    const pending = pendingCondition(actor);
    const where = { AND: [scope, pending] };
    const decisions = await tx.demandHistory.findMany({
      where: { actorId: actor.userId, action: { in: DECIDING }, createdAt: { gte: startOfCivilDay(today) } },
      distinct: ['demandId'],
      select: { demandId: true },
    });
    const decidedToday = { id: { in: decisions.map(({ demandId }) => demandId) } };
    const decided = await tx.demand.count({ where: { AND: [scope, decidedToday, { NOT: pending }] } });
    const left = await tx.demand.count({ where });
    const ofList = inHand ? await findFrom(tx, actor, await listCondition(tx, actor, today, inHand.query), inHand) : [];
    const ids = ofList.length > 0 ? ofList : await findIds(tx, actor, where, LONGEST_FIRST, SHOWN);
    const found = await findDemands(tx, ids);
    const next = found.map((demand) => toDemandRow(demand, actor, today));
    return { decided, left, next, ofList: inHand && ofList.length > 0 };
  });
}

/**
 * Finds the demand that follows another one among those of a list that wait for the actor, read before that one is
 * decided on and moves; after the last it starts at the top.
 */
export function findNextInList(
  services: Services,
  actor: Actor,
  { query, fromId }: ListInHand,
): Promise<string | null> {
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read(async (tx) => {
    const condition = await listCondition(tx, actor, today, query);
    const [next = null] = await findFrom(
      tx,
      actor,
      { AND: [condition, { NOT: { id: fromId ?? '' } }] },
      { query, fromId },
    );
    return next;
  });
}

async function listCondition(
  tx: Transaction,
  actor: Actor,
  today: CivilDate,
  query: DemandListQuery,
): Promise<Prisma.DemandWhereInput> {
  return { AND: [demandListScope(actor, today), pendingCondition(actor), await filterCondition(tx, actor, query)] };
}

/** Reads from a demand on, which is included while it matches the condition, and then from the top. */
async function findFrom(
  tx: Transaction,
  actor: Actor,
  condition: Prisma.DemandWhereInput,
  { query: { sort }, fromId }: ListInHand,
): Promise<string[]> {
  const order = rowOrder(sort, actor.role);
  const from = fromId === null ? null : await tx.demand.findUnique({ where: { id: fromId } });
  if (!from) return findIds(tx, actor, condition, sort, SHOWN);
  const behind = followingCondition(order, { id: from.id, by: from[order.column] });
  const isBelow: Prisma.DemandWhereInput = { OR: [{ id: from.id }, behind] };
  const below = await findIds(tx, actor, { AND: [condition, isBelow] }, sort, SHOWN);
  const above = await findIds(tx, actor, { AND: [condition, { id: { notIn: below } }] }, sort, SHOWN - below.length);
  return [...below, ...above];
}

async function findIds(
  tx: Transaction,
  { role }: Actor,
  where: Prisma.DemandWhereInput,
  sort: DemandListQuery['sort'],
  take: number,
): Promise<string[]> {
  if (take === 0) return [];
  const found = await tx.demand.findMany({ where, orderBy: listOrder(sort, role, false), take, select: { id: true } });
  return found.map(({ id }) => id);
}
