import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { SUBJECT_SELECT, toDemandSubject } from '../demand-rows/demand-subject';
import { requeueEffects } from '../effects/requeue-effects';
import type { Services } from '../services';

export interface RetryDocumentInput {
  demandId: string;
  /** Id of the failed rendition (`pdf_edition`). */
  documentId: number;
}

export type RetryDocumentResult = { status: 'done' | 'not_found' | 'forbidden' };

/** Requeues a failed document. One that is pending or ready stays as it is. Source: docs/rules.md 8.16. */
export async function retryDocument(
  services: Services,
  actor: Actor,
  { demandId, documentId }: RetryDocumentInput,
): Promise<RetryDocumentResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (transaction): Promise<RetryDocumentResult> => {
    const document = await transaction.pdfEdition.findFirst({
      where: { id: documentId, demandId, demand: demandScope(actor, civilDateOf(now)) },
      select: { effectId: true, demand: { select: { ...SUBJECT_SELECT, displayStatus: true } } },
    });
    if (!document) return { status: 'not_found' };
    const subject = toDemandSubject(document.demand, civilDateOf(now));
    const status = document.demand.displayStatus as DisplayStatus;
    if (!can(actor, 'documents.retry', { demand: subject, status })) return { status: 'forbidden' };
    await requeueEffects(transaction, { id: document.effectId }, now);
    return { status: 'done' };
  });
}
