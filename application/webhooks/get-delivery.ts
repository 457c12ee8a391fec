import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { DeliveryState } from '@aval/domain/webhooks/webhook-deliveries';
import type { DeliveredEvent } from '@aval/domain/webhooks/webhook-events';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';

export interface DeliveryTry {
  id: string;
  /** ISO instant. */
  at: string;
  milliseconds: number;
  status: number | null;
  code: string | null;
  excerpt: string | null;
}

export interface Delivery {
  id: string;
  webhookId: number;
  webhookName: string;
  companyName: string;
  eventId: string;
  event: DeliveredEvent;
  demand: { id: string; reference: string } | null;
  body: string;
  state: DeliveryState;
  code: string | null;
  /** ISO instants. */
  createdAt: string;
  closedAt: string | null;
  /** Newest first. */
  tries: DeliveryTry[];
}

/** More than are ever made. */
const MOST_TRIES = 100;

/** Reads a delivery of an event to a webhook with its tries; null when there is none or the actor may not see it. */
export async function getDelivery({ database }: Services, actor: Actor, id: string): Promise<Delivery | null> {
  if (!roleMay(actor.role, 'companies.view')) return null;
  const row = await forActor(database, actor).read((tx) =>
    tx.webhookDelivery.findUnique({
      where: { id },
      include: {
        webhook: { select: { name: true, company: { select: { name: true } } } },
        demand: { select: { id: true, reference: true } },
        tries: { orderBy: { id: 'desc' }, take: MOST_TRIES },
      },
    }),
  );
  if (!row) return null;
  const { webhookId, webhook, eventId, demand, body, code, createdAt, closedAt, tries } = row;
  return {
    id,
    webhookId,
    webhookName: webhook.name,
    companyName: webhook.company.name,
    eventId,
    demand,
    body,
    code,
    event: row.event as DeliveredEvent,
    state: row.state as DeliveryState,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    tries: tries.map(({ id: number, at, milliseconds, status, code: why, excerpt }) => ({
      id: String(number),
      at: at.toISOString(),
      milliseconds,
      status,
      code: why,
      excerpt,
    })),
  };
}
