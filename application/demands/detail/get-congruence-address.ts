import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-subject';
import { externalAddress } from './external-address';

/** Where the company's report about a demand lies. Null when there is none for the actor. */
export async function getCongruenceAddress(services: Services, actor: Actor, demandId: string): Promise<string | null> {
  const today = civilDateOf(services.clock.now());
  const demand = await forActor(services.database, actor).read((transaction) =>
    transaction.demand.findFirst({
      where: { AND: [{ id: demandId }, demandScope(actor, today)] },
      select: {
        ...SUBJECT_SELECT,
        id: true,
        reference: true,
        displayStatus: true,
        company: { select: { ...SUBJECT_SELECT.company.select, congruenceUrl: true } },
      },
    }),
  );
  if (!demand) return null;
  const subject = { demand: toDemandSubject(demand, today), status: demand.displayStatus as DisplayStatus };
  if (!can(actor, 'demands.view', subject) || !can(actor, 'demands.open_external_pages', subject)) return null;
  return externalAddress(demand.company.congruenceUrl, demand);
}
