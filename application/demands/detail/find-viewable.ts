import type { Actor } from '@aval/domain/access/actor';
import { can, type SubjectOf } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-subject';

/** What must be read of a demand to tell whether somebody may view it. */
export const VIEW_SELECT = { ...SUBJECT_SELECT, displayStatus: true } satisfies Prisma.DemandSelect;

type ViewedRow = Prisma.DemandGetPayload<{ select: typeof VIEW_SELECT }>;

/**
 * One demand that the actor may view, as `read` finds it, and the subject for further permissions; null when it is not there or not for the
 * actor: the same answer. For what stands beside the page of a demand; the page itself also follows the context and records the look.
 */
export async function findViewable<Row extends ViewedRow>(
  services: Services,
  actor: Actor,
  demandId: string,
  read: (demands: Prisma.TransactionClient['demand'], where: Prisma.DemandWhereInput) => Promise<Row | null>,
): Promise<{ demand: Row; subject: SubjectOf<'demands.view'>[0] } | null> {
  const today = civilDateOf(services.clock.now());
  const demand = await forActor(services.database, actor).read((transaction) =>
    read(transaction.demand, { AND: [{ id: demandId }, demandScope(actor, today)] }),
  );
  if (!demand) return null;
  const subject = { demand: toDemandSubject(demand, today), status: demand.displayStatus as DisplayStatus };
  return can(actor, 'demands.view', subject) ? { demand, subject } : null;
}
