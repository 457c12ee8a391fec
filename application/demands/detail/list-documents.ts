import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-subject';
import type { VersionDocument } from './demand-detail';
import { toDocument } from './detail-parts';
import { DOCUMENT } from './detail-select';

export interface DocumentStates {
  /** By the version's number, newest edition first. */
  documents: Record<number, VersionDocument[]>;
}

/** How the documents of a demand are coming along; nothing of their content. Null when the demand is not there for the actor. */
export async function listDocuments(
  services: Services,
  actor: Actor,
  { demandId }: { demandId: string },
): Promise<DocumentStates | null> {
  const today = civilDateOf(services.clock.now());
  const demand = await forActor(services.database, actor).read((transaction) =>
    transaction.demand.findFirst({
      where: { AND: [{ id: demandId }, demandScope(actor, today)] },
      select: {
        ...SUBJECT_SELECT,
        displayStatus: true,
        versions: { select: { number: true, documents: DOCUMENT } },
      },
    }),
  );
  if (!demand) return null;
  const subject = { demand: toDemandSubject(demand, today), status: demand.displayStatus as DisplayStatus };
  if (!can(actor, 'demands.view', subject)) return null;
  return {
    documents: Object.fromEntries(
      demand.versions.map(({ number, documents }) => [number, documents.map(toDocument).reverse()]),
    ),
  };
}
