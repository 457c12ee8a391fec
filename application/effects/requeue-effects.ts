import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { wakeRelay } from '../engine/outbox';

/**
 * Requeues failed effects and returns their number. Effects under way or done stay as they are, so that two
 * simultaneous retries requeue once. A mail that was part of a bundle is sent alone. Source: docs/rules.md 4.4.
 */
export async function requeueEffects(
  transaction: Transaction,
  which: Prisma.EffectWhereInput,
  now: Date,
): Promise<number> {
  const requeued = await transaction.effect.updateManyAndReturn({
    where: { AND: [which, { status: 'failed' }] },
    data: { status: 'due', dueAt: now, requestedAt: now, closedAt: null, attempts: 0, bundleId: null },
    select: { id: true, kind: true },
  });
  if (requeued.length === 0) return 0;
  await transaction.pdfEdition.updateMany({
    where: { effectId: { in: requeued.filter(({ kind }) => kind === 'document').map(({ id }) => id) } },
    data: { status: 'pending', failureCode: null },
  });
  await wakeRelay(transaction);
  return requeued.length;
}
