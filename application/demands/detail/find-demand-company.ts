import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';

/**
 * Finds the company of a demand that the actor may see, for data kept beside it; null alike when it does not exist or
 * is out of sight.
 */
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
