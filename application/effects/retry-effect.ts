import type { Actor } from '@aval/domain/access/actor';
import { can, roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { SUBJECT_SELECT, toDemandSubject } from '../demands/demand-subject';
import type { Services } from '../services';
import { requeueEffects } from './requeue-effects';

export type RetryEffectResult = { status: 'done' | 'not_found' | 'forbidden' };

/** Has a document or a mail that failed be done again. What is under way or done stays as it is. */
export async function retryEffect(
  services: Services,
  actor: Actor,
  { effectId }: { effectId: string },
): Promise<RetryEffectResult> {
  const now = services.clock.now();
  const today = civilDateOf(now);
  return forActor(services.database, actor).run(async (transaction): Promise<RetryEffectResult> => {
    const effect = await transaction.effect.findFirst({
      where: { id: effectId, demand: demandScope(actor, today) },
      select: { kind: true, demand: { select: { ...SUBJECT_SELECT, displayStatus: true } } },
    });
    if (!effect) return { status: 'not_found' };
    const subject = {
      demand: toDemandSubject(effect.demand, today),
      status: effect.demand.displayStatus as DisplayStatus,
    };
    const isAllowed =
      effect.kind === 'mail' ? roleMay(actor.role, 'operations.retry') : can(actor, 'documents.retry', subject);
    if (!isAllowed) return { status: 'forbidden' };
    await requeueEffects(transaction, { id: effectId }, now);
    return { status: 'done' };
  });
}
