import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { WEBHOOK_TEST, type WebhookMessage } from '@aval/domain/webhooks/webhook-events';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { type Busy, orBusy } from '../health/or-busy';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { lockWebhook, type Webhook } from './webhook-columns';

export type AskDeliveryResult =
  /** Id of the new delivery; the same when repeated under one id. */
  | { status: 'done'; deliveryId: string }
  | { status: 'not_found' }
  | { status: 'forbidden' }
  /** The former delivery is still being tried. */
  | { status: 'pending' }
  | Busy;

/**
 * Sends a test event without a demand, to check that the address receives it; possible while the webhook is off.
 * Source: docs/rules.md 13.7.
 */
export async function sendTest(
  services: Services,
  actor: Actor,
  { webhookId, newId }: { webhookId: number; newId: string },
  keep: KeepMade = keepNothing,
): Promise<AskDeliveryResult> {
  return askOf<AskDeliveryResult>(services, actor, webhookId, async (tx, webhook) => {
    if (await isThere(tx, newId)) return { status: 'done', deliveryId: newId };
    const company = await tx.company.findUniqueOrThrow({
      where: { id: webhook.companyId },
      select: { subdomain: true },
    });
    const eventId = randomUUID();
    const timestamp = services.clock.now().toISOString();
    const body = JSON.stringify({
      id: eventId,
      type: WEBHOOK_TEST,
      timestamp,
      company: company.subdomain,
      data: {},
    } satisfies WebhookMessage);
    await writeAsked(tx, webhook, [{ id: newId, eventId, event: WEBHOOK_TEST, demandId: null, body, sequence: 0 }]);
    await recordAsked(tx, actor, webhook, { action: 'test' });
    await keep(tx, newId);
    return { status: 'done', deliveryId: newId };
  });
}

/**
 * Sends a delivered or failed event again: a new delivery of the same event with the same body. Source: docs/rules.md
 * 13.7.
 */
export async function redeliver(
  services: Services,
  actor: Actor,
  { deliveryId, newId }: { deliveryId: string; newId: string },
  keep: KeepMade = keepNothing,
): Promise<AskDeliveryResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const former = await forActor(services.database, actor).read((tx) =>
    tx.webhookDelivery.findUnique({ where: { id: deliveryId }, select: { webhookId: true } }),
  );
  if (!former) return { status: 'not_found' };
  return askOf<AskDeliveryResult>(services, actor, former.webhookId, async (tx, webhook) => {
    const delivery = await tx.webhookDelivery.findUnique({
      where: { id: deliveryId },
      select: {
        eventId: true,
        event: true,
        demandId: true,
        body: true,
        state: true,
        effect: { select: { sequence: true } },
      },
    });
    if (!delivery) return { status: 'not_found' };
    if (await isThere(tx, newId)) return { status: 'done', deliveryId: newId };
    const { state, effect, ...event } = delivery;
    if (state === 'pending') return { status: 'pending' };
    await writeAsked(tx, webhook, [{ id: newId, ...event, sequence: effect.sequence }]);
    await recordAsked(tx, actor, webhook, { action: 'resend' });
    await keep(tx, newId);
    return { status: 'done', deliveryId: newId };
  });
}

interface AskedEvent {
  /** Id of the delivery. */
  id: string;
  eventId: string;
  event: string;
  demandId: string | null;
  body: string;
  sequence: number;
}

/** Writes deliveries with their effects, which the relay sends like all others. */
export async function writeAsked(tx: Transaction, webhook: Webhook, events: readonly AskedEvent[]): Promise<void> {
  const { companyId, id: webhookId } = webhook;
  const asked = events.map((event) => ({ ...event, effectId: randomUUID() }));
  await tx.effect.createMany({
    data: asked.map(({ id, effectId, demandId, sequence }) => ({
      id: effectId,
      companyId,
      demandId,
      sequence,
      kind: 'webhook',
      payload: {},
      // The delivery's id makes a manual request unique.
      recipient: String(webhookId),
      occasion: id,
    })),
  });
  await tx.webhookDelivery.createMany({
    data: asked.map(({ sequence: _sequence, ...columns }) => ({ ...columns, companyId, webhookId })),
  });
}

async function isThere(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.webhookDelivery.findUnique({ where: { id }, select: { id: true } })) !== null;
}

/** Records a manual request in the change log, with the number of events for several at once. */
export async function recordAsked(
  tx: Transaction,
  actor: Actor,
  { id, companyId, name }: Webhook,
  { action, rowCount }: { action: 'test' | 'resend'; rowCount?: number },
): Promise<void> {
  const what = { subject: 'webhook' as const, subjectId: id, companyId, name, action };
  await recordChange(tx, actor, { ...what, before: null, after: rowCount === undefined ? null : { rowCount } });
}

/** Runs `work` with the webhook locked, so that of two simultaneous requests the second sees what the first wrote. */
export async function askOf<Result>(
  { database }: Services,
  actor: Actor,
  webhookId: number,
  work: (tx: Transaction, webhook: Webhook) => Promise<Result>,
): Promise<Result | { status: 'not_found' } | { status: 'forbidden' } | Busy> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const written = forActor(database, actor).run(async (tx) => {
    const webhook = await lockWebhook(tx, webhookId);
    return webhook ? work(tx, webhook) : { status: 'not_found' as const };
  });
  return orBusy(written);
}
