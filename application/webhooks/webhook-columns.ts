import { isLoopbackAddress, type WebhookInput } from '@aval/domain/validation/companies/webhook-schema';
import { message } from '@aval/domain/validation/fields/message';
import { WEBHOOK_STATES, type WebhookState } from '@aval/domain/webhooks/webhook-deliveries';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@aval/domain/webhooks/webhook-events';
import { leadsInside } from '@aval/platform/webhooks/leads-inside';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';
import type { FormIssue } from '../engine/outcomes';
import type { Services } from '../services';

/** Columns of a webhook except its secrets, which are shown only once. */
const SELECT = {
  id: true,
  revision: true,
  companyId: true,
  centerId: true,
  name: true,
  url: true,
  events: true,
  state: true,
  secretShownAt: true,
  formerUntil: true,
  failures: true,
  failingSince: true,
  createdAt: true,
  company: { select: { name: true } },
  center: { select: { name: true } },
} as const satisfies Prisma.WebhookSelect;

type Row = Prisma.WebhookGetPayload<{ select: typeof SELECT }>;

export interface Webhook extends Omit<Row, 'company' | 'center' | 'events' | 'state'> {
  companyName: string;
  /** Null for a webhook of the company itself. */
  centerName: string | null;
  events: WebhookEvent[];
  state: WebhookState;
}

export async function findWebhook(tx: Transaction, id: number): Promise<Webhook | null> {
  const row = await tx.webhook.findUnique({ where: { id }, select: SELECT });
  if (!row) return null;
  const { company, center, events, state, ...columns } = row;
  return {
    ...columns,
    companyName: company.name,
    centerName: center?.name ?? null,
    events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
    state: WEBHOOK_STATES.find((each) => each === state) ?? 'off',
  };
}

/** Locks a webhook until the end of the transaction and returns it. */
export async function lockWebhook(tx: Transaction, id: number): Promise<Webhook | null> {
  await tx.$queryRaw`SELECT id FROM webhook WHERE id = ${id} FOR UPDATE`;
  return findWebhook(tx, id);
}

/** Returns the facts for the change log: neither a secret nor the path of the address, which may contain one. */
export function factsOf({
  name,
  centerName,
  url,
  events,
  state,
}: Pick<Webhook, 'name' | 'centerName' | 'url' | 'events' | 'state'>): ChangeFacts {
  return { name, centerName, server: new URL(url).host, events, webhookState: state };
}

/**
 * Checks what the schema cannot: whether the address can be parsed, whether it leads into the internal network, and
 * whether this installation allows its own machine.
 */
export function findForbiddenAddress(
  { allowsLoopback }: Pick<Services, 'allowsLoopback'>,
  { url }: Pick<WebhookInput, 'url'>,
): FormIssue | null {
  if (!URL.canParse(url) || (isLoopbackAddress(url) && !allowsLoopback))
    return { path: 'url', message: message('secureAddress') };
  return leadsInside(url, { allowsLoopback }) ? { path: 'url', message: message('internalAddress') } : null;
}
