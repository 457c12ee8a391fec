import type { Actor } from '@aval/domain/access/actor';
import type { DeliveryState } from '@aval/domain/webhooks/webhook-deliveries';
import type { DeliveredEvent } from '@aval/domain/webhooks/webhook-events';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, equals, type ListSource } from '../lists/browse-list';
import type { QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import type { DELIVERIES_LIST } from './deliveries-list';

export interface DeliveryRow {
  id: string;
  createdAt: Date;
  webhookName: string;
  companyName: string;
  event: DeliveredEvent;
  /** Null for a test. */
  reference: string | null;
  state: DeliveryState;
  code: string | null;
  tries: number;
}

const SOURCE: ListSource<typeof DELIVERIES_LIST, DeliveryRow> = {
  permission: 'companies.view',
  select: Prisma.sql`delivery.id, delivery.created_at AS "createdAt", webhook.name AS "webhookName", company.name AS "companyName",
    delivery.event, demand.reference, delivery.state, delivery.code,
    (SELECT count(*)::int FROM webhook_try WHERE delivery_id = delivery.id) AS tries`,
  from: Prisma.sql`webhook_delivery AS delivery JOIN webhook ON webhook.id = delivery.webhook_id
    JOIN company ON company.id = delivery.company_id LEFT JOIN demand ON demand.id = delivery.demand_id`,
  id: Prisma.sql`delivery.id`,
  scope: ({ companyId }) => (companyId === null ? [] : [Prisma.sql`delivery.company_id = ${companyId}`]),
  filters: {
    reference: contains(Prisma.sql`demand.reference`),
    state: equals(Prisma.sql`delivery.state`),
    event: equals(Prisma.sql`delivery.event`),
    webhookId: equals(Prisma.sql`delivery.webhook_id`),
    companyId: equals(Prisma.sql`delivery.company_id`),
  },
  sorts: { createdAt: Prisma.sql`delivery.created_at` },
  names: {
    webhookId: (id) => Prisma.sql`SELECT name FROM webhook WHERE id = ${id}`,
    companyId: (id) => Prisma.sql`SELECT name FROM company WHERE id = ${id}`,
  },
};

/** Lists the deliveries to webhooks of the company in context, or of all. Null when the actor may not see them. */
export function browseDeliveries(services: Services, actor: Actor, query: QueryOf<typeof DELIVERIES_LIST>) {
  return browseList(services, actor, SOURCE, query);
}
