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
  columns: {
    id: Prisma.sql`delivery.id`,
    createdAt: Prisma.sql`delivery.created_at`,
    webhookName: Prisma.sql`webhook.name`,
    companyName: Prisma.sql`company.name`,
    event: Prisma.sql`delivery.event`,
    reference: Prisma.sql`demand.reference`,
    state: Prisma.sql`delivery.state`,
    code: Prisma.sql`delivery.code`,
    tries: Prisma.sql`(SELECT count(*)::int FROM webhook_try WHERE delivery_id = delivery.id)`,
  },
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
