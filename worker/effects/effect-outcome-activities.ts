import type { Database } from '@aval/prisma/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import type { EffectOutcome, EffectOutcomeActivities } from '@aval/workflows/effect/activities';
import { ApplicationFailure } from '@temporalio/common';
import { withinAttempt } from '../attempt-time';
import { activityFailure, withCodes } from '../demands/projection/database-faults';

/** Writes what became of an effect. Its row stays due until this very transaction closes it. */
export function createEffectOutcomeActivities(database: Database): EffectOutcomeActivities {
  return {
    recordEffectOutcome: (input, outcome) =>
      withCodes(() =>
        forTenant(database, input.companyId).run(
          (transaction) => recordOutcome(transaction, input, outcome),
          withinAttempt(),
        ),
      ),

    closeUnwritten: async (input) => {
      const tenant = forTenant(database, input.companyId);
      const failed = { status: 'failed', code: 'outcome_unwritable' } as const;
      try {
        await tenant.run((transaction) => recordOutcome(transaction, input, failed), withinAttempt());
      } catch {
        // The row of the effect by itself: it is what admins see, and what is tried again.
        await tenant
          .run((transaction) => closeEffect(transaction, input, failed), withinAttempt())
          .catch((error) => Promise.reject(passing(error)));
      }
    },
  };
}

/** However hopeless it seems, somebody may mend it. */
function passing(error: unknown): ApplicationFailure {
  return ApplicationFailure.create({ message: activityFailure(error).message, type: 'PASSING', nonRetryable: false });
}

async function recordOutcome(transaction: Transaction, input: EffectInput, outcome: EffectOutcome): Promise<void> {
  const isClosed = await closeEffect(transaction, input, outcome);
  // Closed before: this is a repetition, and the first outcome holds.
  if (!isClosed || input.kind === 'mail') return;
  if (input.kind === 'webhook') return recordDelivery(transaction, input, outcome);
  await transaction.pdfEdition.updateMany({
    where: { effectId: input.effectId },
    data:
      outcome.status === 'done'
        ? {
            status: 'ready',
            mediaId: outcome.mediaId,
            readyAt: new Date(),
            failureCode: null,
            attempts: { increment: 1 },
          }
        : { status: 'failed', failureCode: codeOf(outcome), attempts: { increment: 1 } },
  });
}

/** The log of webhooks says the same. */
async function recordDelivery(
  transaction: Transaction,
  { effectId }: EffectInput,
  outcome: EffectOutcome,
): Promise<void> {
  const state = outcome.status === 'failed' || outcome.status === 'skipped' ? outcome.status : 'delivered';
  await transaction.webhookDelivery.updateMany({
    where: { effectId },
    data: { state, code: codeOf(outcome), closedAt: new Date() },
  });
}

/** False where it was closed before. */
async function closeEffect(
  transaction: Transaction,
  { effectId }: EffectInput,
  outcome: EffectOutcome,
): Promise<boolean> {
  const status = outcome.status === 'failed' ? 'failed' : 'done';
  const { count } = await transaction.effect.updateMany({
    where: { id: effectId, status: 'due' },
    data: { status, closedAt: new Date(), lastErrorCode: codeOf(outcome) },
  });
  return count > 0;
}

/** What was rightly not sent is done, and its code says why nobody got it. */
function codeOf(outcome: EffectOutcome): string | null {
  return 'code' in outcome ? outcome.code : null;
}
