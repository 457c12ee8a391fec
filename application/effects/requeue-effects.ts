import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { wakeRelay } from '../engine/outbox';

/**
 * Has effects that failed be done again, and says how many. What is under way or done stays as it is, so that two who ask at the same moment
 * ask once. Source: docs/rules.md 4.4.
 */
export async function requeueEffects(
  transaction: Transaction,
  which: Prisma.EffectWhereInput,
  now: Date,
): Promise<number> {
  const requeued = await transaction.effect.updateManyAndReturn({
    where: { AND: [which, { status: 'failed' }] },
    data: { status: 'due', dueAt: now, requestedAt: now, closedAt: null, attempts: 0 },
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
