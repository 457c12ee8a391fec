import { randomUUID } from 'node:crypto';
import type { DemandEventData, WebhookEvent, WebhookMessage } from '@aval/domain/webhooks/webhook-events';
import type { Transaction } from '@aval/prisma/scope';

export interface WebhookOccasion {
  companyId: number;
  demandId: string;
  event: WebhookEvent;
  status: DemandEventData['status'];
  sequence: number;
  /** Counts the entries up to this one as the doctor's side does, which is not told of every comment. */
  countForDoctors: () => Promise<number>;
  /** ISO instant that the history shows. */
  occurredAt: string;
}

/**
 * Writes an effect and a delivery for each webhook of the company that subscribes to the event, in the transaction of
 * the command; the relay polls for them. A webhook of a center gets only demands that are prescribed or performed
 * there, numbered as the doctor's side reads them. Repeating it adds nothing. Source: docs/rules.md 13.2, 13.10.
 */
export async function writeDeliveries(tx: Transaction, occasion: WebhookOccasion): Promise<void> {
  const { companyId, demandId, event, status, sequence, occurredAt, countForDoctors } = occasion;
  const told = await tx.$queryRaw<{ id: number; isOfCenter: boolean; reference: string; subdomain: string }[]>`
    SELECT webhook.id, webhook.center_id IS NOT NULL AS "isOfCenter", demand.reference, company.subdomain FROM webhook
      JOIN demand ON demand.id = ${demandId}::uuid JOIN company ON company.id = webhook.company_id
    WHERE webhook.company_id = ${companyId} AND webhook.state <> 'off' AND ${event} = ANY (webhook.events)
      AND (webhook.center_id IS NULL OR webhook.center_id IN (demand.prescriber_center_id, demand.performing_center_id))`;
  const [first] = told;
  if (!first) return;
  const eventId = randomUUID();
  const bodyOf = (counted: number) =>
    JSON.stringify({
      id: eventId,
      type: event,
      timestamp: occurredAt,
      company: first.subdomain,
      data: { demandId, reference: first.reference, status, sequence: counted },
    } satisfies WebhookMessage);
  const ofCompany = bodyOf(sequence);
  const ofCenters = told.some(({ isOfCenter }) => isOfCenter) ? bodyOf(await countForDoctors()) : ofCompany;
  const bodies = told.map(({ isOfCenter }) => (isOfCenter ? ofCenters : ofCompany));
  await tx.$executeRaw`
    WITH told AS (
      SELECT id, body, gen_random_uuid() AS effect_id, gen_random_uuid() AS delivery_id
      FROM unnest(${told.map(({ id }) => id)}::int[], ${bodies}::text[]) AS webhook (id, body)
    ), owed AS (
      INSERT INTO effect (id, company_id, demand_id, sequence, kind, recipient, payload)
      SELECT effect_id, ${companyId}::int, ${demandId}::uuid, ${sequence}::int, 'webhook', id::text, '{}'::jsonb FROM told
      ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO webhook_delivery (id, company_id, webhook_id, effect_id, event_id, event, demand_id, body)
    SELECT delivery_id, ${companyId}::int, told.id, effect_id, ${eventId}::uuid, ${event}, ${demandId}::uuid, body
    FROM told JOIN owed ON owed.id = told.effect_id`;
}
