import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { findDemandCompany } from '../detail/find-demand-company';

/**
 * Finds the company of a demand that the actor may see or has sent a command to before: a sender who missed the answer
 * and has lost sight of the demand is still told that it is done. New commands are refused by their use case. Null for
 * everybody else.
 */
export async function findCommandPlace(services: Services, actor: Actor, demandId: string): Promise<number | null> {
  const companyId = await findDemandCompany(services, actor, demandId);
  if (companyId !== null) return companyId;
  const sent = await forActor(services.database, actor).read((transaction) =>
    transaction.demandCommand.findFirst({
      where: { demandId, actorId: actor.userId },
      select: { companyId: true },
    }),
  );
  return sent?.companyId ?? null;
}
