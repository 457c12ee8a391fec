import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import type { EffectKind } from './effect-kinds';
import { requeueEffects } from './requeue-effects';

export type RetryEffectsResult = { status: 'done'; count: number } | { status: 'forbidden' };

/** Requeues all failed effects of a kind, in every company. */
export async function retryFailedEffects(
  services: Services,
  actor: Actor,
  { kind }: { kind: EffectKind },
): Promise<RetryEffectsResult> {
  if (!can(actor, 'operations.retry')) return { status: 'forbidden' };
  const count = await forActor(services.database, actor).run((transaction) =>
    requeueEffects(transaction, { kind }, services.clock.now()),
  );
  return { status: 'done', count };
}
