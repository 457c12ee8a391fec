import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { MOST_REDELIVERED } from '@aval/domain/webhooks/webhook-deliveries';
import { WEBHOOK_TEST } from '@aval/domain/webhooks/webhook-events';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import type { Busy } from '../health/or-busy';
import type { Services } from '../services';
import { askOf, recordAsked, writeAsked } from './ask-delivery';
import { findWebhook } from './webhook-columns';

export type RedeliverMissedResult =
  /** `sent` events are on their way, `left` more are missed. */
  { status: 'done'; sent: number; left: number } | { status: 'not_found' } | { status: 'forbidden' } | Busy;

export interface MissedDeliveries {
  webhookId: number;
  webhookName: string;
  count: number;
}

/** Counts the events that did not reach a webhook; null when the actor may not send them again. */
export function countMissed(services: Services, actor: Actor, webhookId: number): Promise<MissedDeliveries | null> {
  if (!roleMay(actor.role, 'companies.edit')) return Promise.resolve(null);
  return forActor(services.database, actor).read(async (tx) => {
    const webhook = await findWebhook(tx, webhookId);
    if (!webhook) return null;
    const [{ count }] = await tx.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM (${missedBy(webhookId)}) AS missed`;
    return { webhookId, webhookName: webhook.name, count };
  });
}

/**
 * Sends the oldest missed events of a webhook again. Events under way do not count as missed, so that a repeated
 * request sends them once. Source: docs/rules.md 13.7.
 */
export function redeliverMissed(services: Services, actor: Actor, webhookId: number): Promise<RedeliverMissedResult> {
  return askOf<RedeliverMissedResult>(services, actor, webhookId, async (tx, webhook) => {
    const due = await tx.$queryRaw<{ id: string; missed: number }[]>`
      SELECT id, count(*) OVER ()::int AS missed FROM (${missedBy(webhookId)}) AS missed
      ORDER BY since, event_id LIMIT ${MOST_REDELIVERED}`;
    const [first] = due;
    if (!first) return { status: 'done', sent: 0, left: 0 };
    const former = await tx.webhookDelivery.findMany({
      where: { id: { in: due.map(({ id }) => id) } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { eventId: true, event: true, demandId: true, body: true, effect: { select: { sequence: true } } },
    });
    const events = former.map(({ effect, ...event }) => ({ id: randomUUID(), ...event, sequence: effect.sequence }));
    await writeAsked(tx, webhook, events);
    await recordAsked(tx, actor, webhook, { action: 'resend', rowCount: events.length });
    return { status: 'done', sent: events.length, left: first.missed - events.length };
  });
}

/** Selects the first delivery of each event that was neither delivered nor is under way. */
function missedBy(webhookId: number): Prisma.Sql {
  return Prisma.sql`
    SELECT event_id, min(created_at) AS since, (array_agg(id ORDER BY created_at, id))[1] AS id FROM webhook_delivery
    WHERE webhook_id = ${webhookId} AND event <> ${WEBHOOK_TEST}
    GROUP BY event_id HAVING bool_and(state IN ('failed', 'skipped'))`;
}
