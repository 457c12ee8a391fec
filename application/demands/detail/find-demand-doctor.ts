import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';

/** Finds the doctor of a demand that the actor may see; null for every other demand. */
export async function findDemandDoctor(services: Services, actor: Actor, demandId: string): Promise<number | null> {
  const today = civilDateOf(services.clock.now());
  const demand = await forActor(services.database, actor).read((transaction) =>
    transaction.demand.findFirst({
      where: { AND: [{ id: demandId }, demandScope(actor, today)] },
      select: { doctorId: true },
    }),
  );
  return demand?.doctorId ?? null;
}
