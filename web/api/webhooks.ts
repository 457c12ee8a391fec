import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { WEBHOOK_TEST, type WebhookEvent } from '@aval/domain/webhooks/webhook-events';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { DEMAND_ID, REFERENCE } from './examples/numbers';
import { reference } from './schemas/atoms';

const SUMMARIES: Readonly<Record<WebhookEvent | typeof WEBHOOK_TEST, string>> = {
  'demand.submitted': 'A demand was filed, or filed again with the information that was asked for',
  'demand.decided': 'It was decided: the doctor’s side has the answer',
  'demand.information_requested': 'The doctor’s side was asked for information',
  'demand.continued': 'The next cycle was filed',
  'demand.finished': 'It has ended: finished, or closed without a decision',
  'demand.decision_undone': 'A decision, or a question for information, was undone',
  'webhook.test': 'Somebody tries the address out',
};

const data = z
  .object({
    demandId: z.uuid(),
    reference,
    status: z.enum(DISPLAY_STATUSES).meta({ description: 'As displayStatus of the demand.' }),
    sequence: z.int().meta({
      description:
        'Of two events of a demand, the one with the higher number came later. It is the number of the history itself, as managers count; other roles, to whom entries may be hidden, carry in If-Match the ETag that they read.',
    }),
  })
  .meta({ id: 'DemandEvent' });

const common = {
  id: z.uuid().meta({ description: 'The same for each try and each redelivery; also in `webhook-id`.' }),
  timestamp: z.iso.datetime(),
  company: z.string().meta({ description: 'The subdomain of the company.', example: 'meridiana' }),
};

const EVENT = {
  id: '5b0f2f0e-9d0c-4a39-8f0e-0d6f7f0c6c11',
  timestamp: '2026-11-20T10:44:00.000Z',
  company: 'meridiana',
};
const DEMAND_EVENT = { demandId: DEMAND_ID, reference: REFERENCE, status: 'sended_accepted', sequence: 3 };

/** Returns the message schema of an event. */
function messageOf(event: keyof typeof SUMMARIES): z.ZodObject {
  const isTest = event === WEBHOOK_TEST;
  const example = { ...EVENT, type: event, data: isTest ? {} : DEMAND_EVENT };
  return z.object({ ...common, type: z.literal(event), data: isTest ? z.object({}) : data }).meta({ example });
}

const headers = z.object({
  'webhook-id': z.uuid().meta({ description: 'Of the message: the same for each try and each redelivery.' }),
  'webhook-timestamp': z.string().meta({ description: 'Seconds since 1970; refuse what is older than five minutes.' }),
  'webhook-signature': z
    .string()
    .meta({ description: '`v1,` and HMAC-SHA256 over id.timestamp.body; several, parted by blanks.' }),
  'aval-delivery': z.uuid().meta({ description: 'Of the delivery, as the log of deliveries has it.' }),
});

/** Returns the webhooks of companies for the API document. Source: docs/rules.md section 13. */
export function describeWebhooks(): ZodOpenApiPathsObject {
  const events = Object.keys(SUMMARIES) as (keyof typeof SUMMARIES)[];
  return Object.fromEntries(
    events.map((event) => [
      event,
      {
        post: {
          summary: SUMMARIES[event],
          tags: ['Webhooks'],
          security: [],
          requestParams: { header: headers },
          requestBody: { required: true, content: { 'application/json': { schema: messageOf(event) } } },
          responses: { '2XX': { description: 'It was taken. Anything else is tried again.' } },
        },
      },
    ]),
  );
}
