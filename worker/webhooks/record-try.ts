import { notifyOfPause } from '@aval/application/notifications/notify-of-pause';
import { type DeliveryCode, isLongRowOfFailures } from '@aval/domain/webhooks/webhook-deliveries';
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
    // Failed tests of an address do not count towards a pause.
    else if (delivery.event !== WEBHOOK_TEST) await goOnWithRow(tx, companyId, delivery.webhookId, at);
  });
}

async function endRow(tx: Transaction, id: number): Promise<void> {
  await tx.webhook.updateMany({ where: { id, failures: { gt: 0 } }, data: { failures: 0, failingSince: null } });
}

async function goOnWithRow(tx: Transaction, companyId: number, id: number, at: Date): Promise<void> {
  const [row] = await tx.$queryRaw<{ state: string; failures: number; failingSince: Date }[]>`
    UPDATE webhook SET failures = failures + 1, failing_since = coalesce(failing_since, ${at}) WHERE id = ${id}
    RETURNING state, failures, failing_since AS "failingSince"`;
  if (row?.state !== 'active' || !isLongRowOfFailures(row.failures, row.failingSince, at)) return;
  await tx.webhook.update({ where: { id }, data: { state: 'paused' }, select: { id: true } });
  await notifyOfPause(tx, { companyId, webhookId: id, pausedAt: at });
}
