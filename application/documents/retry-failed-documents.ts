import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandListScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { requeueEffects } from '../effects/requeue-effects';
import type { Services } from '../services';

export type RetryDocumentsResult = { status: 'done'; count: number } | { status: 'forbidden' };

/** Requeues every failed document of the demands in the actor's archive. Source: docs/rules.md 8.16. */
export async function retryFailedDocuments(services: Services, actor: Actor): Promise<RetryDocumentsResult> {
  if (!roleMay(actor.role, 'documents.retry')) return { status: 'forbidden' };
  const now = services.clock.now();
  const count = await forActor(services.database, actor).run((transaction) =>
    requeueEffects(transaction, { kind: 'document', demand: demandListScope(actor, civilDateOf(now)) }, now),
  );
  return { status: 'done', count };
}
