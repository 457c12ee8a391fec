import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { WEBHOOK_TEST, type WebhookMessage } from '@aval/domain/webhooks/webhook-events';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { type Busy, orBusy } from '../health/or-busy';
import type { Services } from '../services';
import { lockWebhook, type Webhook } from './webhook-columns';

export type AskDeliveryResult =
  /** The new delivery; asked twice under one id it is the same. */
  | { status: 'done'; deliveryId: string }
  | { status: 'not_found' }
  | { status: 'forbidden' }
  /** The one before is still being tried. */
  | { status: 'pending' }
  | Busy;

/** Sends an event without a demand, to see whether the address hears; also while the webhook is off. Source: docs/rules.md 13.7. */
export async function sendTest(
  services: Services,
  actor: Actor,
  { webhookId, newId }: { webhookId: number; newId: string },
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
    return { status: 'done', deliveryId: newId };
  });
}

/** Sends once more what was delivered or given up: a new delivery of the same event, with the same body. Source: docs/rules.md 13.7. */
export async function redeliver(
  services: Services,
  actor: Actor,
  { deliveryId, newId }: { deliveryId: string; newId: string },
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
    return { status: 'done', deliveryId: newId };
  });
}

interface AskedEvent {
  /** Of the delivery. */
  id: string;
  eventId: string;
  event: string;
  demandId: string | null;
  body: string;
  sequence: number;
}

/** Deliveries with their effects, for the relay that carries all others too. */
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
      // What was asked for by hand is told apart by its own id.
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

/** Who has asked; for how many events at once, where it was not for one. */
export async function recordAsked(
  tx: Transaction,
  actor: Actor,
  { id, companyId, name }: Webhook,
  { action, rowCount }: { action: 'test' | 'resend'; rowCount?: number },
): Promise<void> {
  const what = { subject: 'webhook' as const, subjectId: id, companyId, name, action };
  await recordChange(tx, actor, { ...what, before: null, after: rowCount === undefined ? null : { rowCount } });
}

/** With the webhook locked: of two who ask at once the second finds what the first has written. */
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
