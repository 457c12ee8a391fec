import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { WEBHOOK_TEST, type WebhookEvent, type WebhookMessage } from '@aval/domain/webhooks/webhook-events';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';

export interface EventsQuery {
  webhookId: number;
  /** Id of the event after which to go on; the oldest recorded one comes first without it. */
  after?: string | undefined;
  most: number;
}

export type ListEventsResult =
  | { status: 'done'; events: WebhookMessage<WebhookEvent>[]; hasMore: boolean }
  | { status: 'not_found' }
  /** `after` is no event of this webhook, or no longer recorded. */
  | { status: 'unknown_event' };

/**
 * Age in ms from which events are listed. Transactions commit in another order than they begin: an event that appears
 * later has a lower place only while its transaction lasts, which is less than this.
 */
const SETTLED_MS = 15_000;

/**
 * Lists the messages of the events that were recorded for a webhook, delivered or not, in the order of their recording.
 * Source: docs/rules.md 13.9.
 */
export async function listEvents(
  { database }: Services,
  actor: Actor,
  { webhookId, after, most }: EventsQuery,
): Promise<ListEventsResult> {
  if (!roleMay(actor.role, 'companies.view')) return { status: 'not_found' };
  return forActor(database, actor).read(async (tx): Promise<ListEventsResult> => {
    if (!(await tx.webhook.findUnique({ where: { id: webhookId }, select: { id: true } })))
      return { status: 'not_found' };
    // The first delivery of an event is the one that nobody asked for; those sent again have the same message.
    const recorded = Prisma.sql`webhook_delivery AS delivery JOIN effect ON effect.id = delivery.effect_id
      WHERE delivery.webhook_id = ${webhookId} AND delivery.event <> ${WEBHOOK_TEST} AND effect.occasion = ''`;
    const [place] =
      after === undefined
        ? []
        : await tx.$queryRaw<{ createdAt: Date; id: string }[]>`
            SELECT delivery.created_at AS "createdAt", delivery.id FROM ${recorded} AND delivery.event_id = ${after}::uuid`;
    if (after !== undefined && !place) return { status: 'unknown_event' };
    const later = place
      ? Prisma.sql`AND (delivery.created_at, delivery.id) > (${place.createdAt}, ${place.id}::uuid)`
      : Prisma.empty;
    const rows = await tx.$queryRaw<{ body: string }[]>`
      SELECT delivery.body FROM ${recorded} ${later}
        AND delivery.created_at < now() - make_interval(secs => ${SETTLED_MS / 1000})
      ORDER BY delivery.created_at, delivery.id LIMIT ${most + 1}`;
    return {
      status: 'done',
      events: rows.slice(0, most).map(({ body }) => JSON.parse(body) as WebhookMessage<WebhookEvent>),
      hasMore: rows.length > most,
    };
  });
}
