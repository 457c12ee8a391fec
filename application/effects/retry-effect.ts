import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { EFFECT_KINDS } from './effect-kinds';
import { requeueEffects } from './requeue-effects';

export type RetryEffectResult = { status: 'done' | 'not_found' | 'forbidden' };

/** Requeues a failed document or mail of any company. One that is under way or done stays as it is. */
export async function retryEffect(
  services: Services,
  actor: Actor,
  { effectId }: { effectId: string },
): Promise<RetryEffectResult> {
  if (!can(actor, 'operations.retry')) return { status: 'forbidden' };
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (transaction): Promise<RetryEffectResult> => {
    const effect = await transaction.effect.findUnique({
      where: { id: effectId, kind: { in: [...EFFECT_KINDS] } },
      select: { id: true },
    });
    if (!effect) return { status: 'not_found' };
    await requeueEffects(transaction, { id: effectId }, now);
    return { status: 'done' };
  });
}
