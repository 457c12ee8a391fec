import { notifyOfStop } from '@aval/application/notifications/notify-of-stop';
import { type DeliveryCode, isLongRowOfFailures, type WebhookState } from '@aval/domain/webhooks/webhook-deliveries';
import { WEBHOOK_TEST } from '@aval/domain/webhooks/webhook-events';
import type { WebhookAnswer } from '@aval/platform/webhooks/post-webhook';
import type { Database } from '@aval/prisma/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { DueDelivery } from './load-delivery';

interface MadeTry {
  companyId: number;
  delivery: DueDelivery;
  answer: WebhookAnswer;
  /** Null for a success. */
  code: DeliveryCode | null;
  at: Date;
  milliseconds: number;
}

/** Records a try's result and its effect on the webhook. Source: docs/rules.md 13.6. */
export async function recordTry(database: Database, made: MadeTry): Promise<void> {
  const { companyId, delivery, answer, code, at, milliseconds } = made;
  await forTenant(database, companyId).run(async (tx) => {
    await tx.webhookTry.create({
      data: {
        companyId,
        deliveryId: delivery.id,
        at,
        milliseconds,
        code,
        ...('status' in answer ? { status: answer.status, excerpt: answer.excerpt } : {}),
      },
      select: { id: true },
    });
    if (code === null) await endRow(tx, delivery.webhookId);
    // A failed test of an address stops nothing.
    else if (delivery.event !== WEBHOOK_TEST) await goOnWithRow(tx, made, code);
  });
}

async function endRow(tx: Transaction, id: number): Promise<void> {
  await tx.webhook.updateMany({ where: { id, failures: { gt: 0 } }, data: { failures: 0, failingSince: null } });
}

async function goOnWithRow(
  tx: Transaction,
  { companyId, delivery: { webhookId: id }, at }: MadeTry,
  code: DeliveryCode,
): Promise<void> {
  const [row] = await tx.$queryRaw<{ state: WebhookState; failures: number; failingSince: Date }[]>`
    UPDATE webhook SET failures = failures + 1, failing_since = coalesce(failing_since, ${at}) WHERE id = ${id}
    RETURNING state, failures, failing_since AS "failingSince"`;
  const stop = row && stopAfter(row, code, at);
  if (!stop) return;
  await tx.webhook.update({ where: { id }, data: { state: stop }, select: { id: true } });
  await notifyOfStop(tx, { companyId, webhookId: id, key: `webhook_${stop}`, stoppedAt: at });
}

/** Returns the state in which a webhook stops after a failed try; null when it goes on, or was stopped before. */
function stopAfter(
  { state, failures, failingSince }: { state: WebhookState; failures: number; failingSince: Date },
  code: DeliveryCode,
  at: Date,
): 'paused' | 'gone' | null {
  if (code === 'gone') return state === 'active' || state === 'paused' ? 'gone' : null;
  return state === 'active' && isLongRowOfFailures(failures, failingSince, at) ? 'paused' : null;
}
