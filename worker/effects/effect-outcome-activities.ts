import type { Database } from '@aval/prisma/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import type { EffectOutcome, EffectOutcomeActivities } from '@aval/workflows/effect/activities';
import { ApplicationFailure } from '@temporalio/common';
import { withinAttempt } from '../attempt-time';
import { activityFailure, withCodes } from '../demands/projection/database-faults';

/** Creates the activities that record the outcome of an effect. Its row stays due until their transaction closes it. */
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
        // Closes the effect's row alone: admins see it, and it can be retried.
        await tenant
          .run((transaction) => closeEffect(transaction, input, failed), withinAttempt())
          .catch((error) => Promise.reject(passing(error)));
      }
    },
  };
}

/** Makes any failure retryable, since an admin may repair its cause. */
function passing(error: unknown): ApplicationFailure {
  return ApplicationFailure.create({ message: activityFailure(error).message, type: 'PASSING', nonRetryable: false });
}

async function recordOutcome(transaction: Transaction, input: EffectInput, outcome: EffectOutcome): Promise<void> {
  const isClosed = await closeEffect(transaction, input, outcome);
  // A closed row means a repetition: the first outcome counts.
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

/** Writes the same outcome into the webhook log. */
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

/** Closes the effect, of a mail with those of its bundle. Returns false when it was closed before. */
async function closeEffect(
  transaction: Transaction,
  { effectId }: EffectInput,
  outcome: EffectOutcome,
): Promise<boolean> {
  const due = { OR: [{ id: effectId }, { bundleId: effectId }], status: 'due' };
  const closedAt = new Date();
  const leftOut = 'leftOut' in outcome ? (outcome.leftOut ?? []) : [];
  for (const { effectId: id, code: lastErrorCode } of leftOut)
    await transaction.effect.updateMany({
      where: { AND: [due, { id }] },
      data: { status: 'done', closedAt, lastErrorCode },
    });
  const status = outcome.status === 'failed' ? 'failed' : 'done';
  const { count } = await transaction.effect.updateMany({
    where: due,
    data: { status, closedAt, lastErrorCode: codeOf(outcome) },
  });
  return count > 0;
}

/** Returns the code of a failure or of an effect rightly not sent, which counts as done. */
function codeOf(outcome: EffectOutcome): string | null {
  return 'code' in outcome ? outcome.code : null;
}
