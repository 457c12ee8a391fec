import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { DECISION_TRANSITIONS } from '@aval/domain/demand/transitions/decision-transitions';
import { demandListScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { type DemandRow, toDemandRow } from './demand-row';
import { findDemands } from './find-demands';
import { pendingCondition } from './list-condition';
import { listOrder } from './list-order';

export interface PendingWork {
  /** Demands that the actor decided on today and that do not wait for him or her any more. */
  decided: number;
  left: number;
  /** Those that have waited longest, the first one first. */
  next: DemandRow[];
}

const SHOWN = 5;
const DECIDING = [...new Set(DECISION_TRANSITIONS.map(({ history }) => history))];

/** What still waits for the actor in the context, beside what he or she has done of it today. Source: docs/rules.md 2.6. */
export function getPendingWork(services: Services, actor: Actor): Promise<PendingWork> {
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
    const ids = await tx.demand.findMany({
      where,
      orderBy: listOrder({ by: 'lastDemand', descending: false }, false),
      take: SHOWN,
      select: { id: true },
    });
    const found = await findDemands(
      tx,
      ids.map(({ id }) => id),
    );
    return { decided, left, next: found.map((demand) => toDemandRow(demand, actor, today)) };
  });
}
