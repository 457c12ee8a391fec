import type { Actor } from '@aval/domain/access/actor';
import type { WebhookState } from '@aval/domain/webhooks/webhook-deliveries';
import type { WebhookEvent } from '@aval/domain/webhooks/webhook-events';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, equals, type ListSource } from '../lists/browse-list';
import type { QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import type { WEBHOOKS_LIST } from './webhooks-list';

export interface WebhookRow {
  id: number;
  companyId: number;
  companyName: string;
  /** Null for a webhook of the company itself. */
  centerId: number | null;
  centerName: string | null;
  name: string;
  /** Server of the address, without the rest. */
  server: string;
  events: WebhookEvent[];
  state: WebhookState;
}

const SOURCE: ListSource<typeof WEBHOOKS_LIST, WebhookRow> = {
  permission: 'companies.view',
  columns: {
    id: Prisma.sql`webhook.id`,
    companyId: Prisma.sql`webhook.company_id`,
    companyName: Prisma.sql`company.name`,
    centerId: Prisma.sql`webhook.center_id`,
    centerName: Prisma.sql`center.name`,
    name: Prisma.sql`webhook.name`,
    server: Prisma.sql`substring(webhook.url FROM '^[a-z]+://([^/?#]+)')`,
    events: Prisma.sql`webhook.events`,
    state: Prisma.sql`webhook.state`,
  },
  from: Prisma.sql`webhook JOIN company ON company.id = webhook.company_id
    LEFT JOIN center ON center.id = webhook.center_id`,
  id: Prisma.sql`webhook.id`,
  scope: ({ companyId }) => (companyId === null ? [] : [Prisma.sql`webhook.company_id = ${companyId}`]),
  filters: {
    companyId: equals(Prisma.sql`webhook.company_id`),
    centerId: equals(Prisma.sql`webhook.center_id`),
    name: contains(Prisma.sql`webhook.name`),
    state: equals(Prisma.sql`webhook.state`),
  },
  sorts: { company: Prisma.sql`company.sort_name`, name: Prisma.sql`sort_text(webhook.name)` },
  names: {
    companyId: (id) => Prisma.sql`SELECT name FROM company WHERE id = ${id}`,
    centerId: (id) => Prisma.sql`SELECT name FROM center WHERE id = ${id}`,
  },
};

/** Lists the webhooks of the company in context, or of all. Null when the actor may not see them. */
export function browseWebhooks(services: Services, actor: Actor, query: QueryOf<typeof WEBHOOKS_LIST>) {
  return browseList(services, actor, SOURCE, query);
}
