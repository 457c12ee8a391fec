import type { Actor } from '@aval/domain/access/actor';
import { can, type SubjectOf } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import { SUBJECT_SELECT, toDemandSubject } from '../../demand-rows/demand-subject';
import type { Services } from '../../services';

/** Columns needed to tell whether an actor may view a demand. */
export const VIEW_SELECT = { ...SUBJECT_SELECT, displayStatus: true } satisfies Prisma.DemandSelect;

type ViewedRow = Prisma.DemandGetPayload<{ select: typeof VIEW_SELECT }>;

/**
 * Finds a demand that the actor may view, through `read`, with the subject for further permissions; null alike when it
 * does not exist or is out of sight. For endpoints beside the page of a demand; the page itself also checks the company
 * in context and writes the access record.
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
