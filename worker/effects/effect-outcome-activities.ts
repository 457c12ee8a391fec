import type { Database } from '@aval/prisma/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import type { EffectOutcome, EffectOutcomeActivities } from '@aval/workflows/effect/activities';
import { activityFailure } from '../demands/database-faults';

const TIMEOUTS = { statementTimeoutMs: 1500, timeoutMs: 1900 };

/** Writes what became of an effect. Its row stays due until this very transaction closes it. */
export function createEffectOutcomeActivities(database: Database): EffectOutcomeActivities {
  return {
    recordEffectOutcome: async (input, outcome) => {
      try {
        await forTenant(database, input.companyId).run(
          (transaction) => recordOutcome(transaction, input, outcome),
          TIMEOUTS,
        );
      } catch (error) {
        throw activityFailure(error);
      }
    },
  };
}

async function recordOutcome(
  transaction: Transaction,
  { effectId, kind }: EffectInput,
  outcome: EffectOutcome,
): Promise<void> {
  const now = new Date();
  // A mail that was rightly not sent is done, and its code says why nobody got it.
  const code = 'code' in outcome ? outcome.code : null;
  const { count } = await transaction.effect.updateMany({
    where: { id: effectId, status: 'due' },
    data: { status: outcome.status === 'failed' ? 'failed' : 'done', closedAt: now, lastErrorCode: code },
  });
  // Closed before: this is a repetition, and the first outcome holds.
  if (count === 0 || kind === 'mail') return;
  await transaction.pdfEdition.updateMany({
    where: { effectId },
    data:
      outcome.status === 'done'
        ? { status: 'ready', mediaId: outcome.mediaId, readyAt: now, failureCode: null, attempts: { increment: 1 } }
        : { status: 'failed', failureCode: code, attempts: { increment: 1 } },
  });
}
