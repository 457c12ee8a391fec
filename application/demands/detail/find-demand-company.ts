import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';

/** The company of a demand that the actor may see, for what has to be kept beside it; null when it is not there, or not for the actor: the same answer. */
export async function findDemandCompany(services: Services, actor: Actor, demandId: string): Promise<number | null> {
  const today = civilDateOf(services.clock.now());
  const demand = await forActor(services.database, actor).read((transaction) =>
    transaction.demand.findFirst({
      where: { AND: [{ id: demandId }, demandScope(actor, today)] },
      select: { companyId: true },
    }),
  );
  return demand?.companyId ?? null;
}
