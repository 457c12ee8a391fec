import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { WEBHOOK_EVENTS, WEBHOOK_TEST, type WebhookEvent } from '@aval/domain/webhooks/webhook-events';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { WEBHOOK_MESSAGE, WEBHOOK_MESSAGES, WEBHOOK_TEST_MESSAGE } from '../examples/webhook-examples';
import { oneOf } from '../schemas/among';
import { reference } from '../schemas/atoms';
import { exampleOf } from '../schemas/example-of';

const SUMMARIES: Readonly<Record<WebhookEvent | typeof WEBHOOK_TEST, string>> = {
  'demand.submitted': 'A demand was sent, or sent again with the requested information',
  'demand.decided': 'A decision was sent to the doctor’s side',
  'demand.information_requested': 'The doctor’s side was asked for information',
  'demand.continued': 'The next cycle was requested',
  'demand.finished': 'A demand was finished, or closed without a decision',
  'demand.decision_undone': 'A decision or a request for information was undone',
  'webhook.test': 'A test message was requested',
};

const data = z
  .object({
    demandId: z.uuid(),
    reference,
    status: z.enum(DISPLAY_STATUSES).meta({ description: '`displayStatus` of the demand after the event.' }),
    sequence: z.int().meta({
      description:
        'Order of the events of one demand: higher is later. It is the number in the history as managers see it, or as the doctor’s side sees it for a webhook of a center. In If-Match send the ETag that you read, not this number.',
    }),
  })
  .meta({ id: 'DemandEvent' });

const common = {
  id: z.uuid().meta({ description: 'The same for each attempt and redelivery; also in `webhook-id`.' }),
  timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
  company: z.string().meta({ description: 'Subdomain of the company.', example: 'meridiana' }),
};

/** Message of an event of a demand, as it is listed to catch up. */
export const eventMessage = z
  .object({ ...common, type: oneOf(WEBHOOK_EVENTS).meta({ description: 'Kind of event.' }), data })
  .meta({ id: 'WebhookEvent', example: WEBHOOK_MESSAGE });

/** Returns the message schema of an event. */
function messageOf(event: keyof typeof SUMMARIES): z.ZodObject {
  const example = event === WEBHOOK_TEST ? WEBHOOK_TEST_MESSAGE : WEBHOOK_MESSAGES[event];
  const told = event === WEBHOOK_TEST ? z.object({}) : data;
  return z.object({ ...common, type: z.literal(event), data: told }).meta({ example });
}

const headers = z.object({
  'webhook-id': z.uuid().meta({ description: 'Id of the message: the same for each attempt and redelivery.' }),
  'webhook-timestamp': z.string().meta({ description: 'Seconds since 1970; reject messages older than five minutes.' }),
  'webhook-signature': z.string().meta({
    description: '`v1,` followed by the HMAC-SHA256 of id.timestamp.body; several signatures are separated by spaces.',
  }),
  'aval-delivery': z.uuid().meta({ description: 'Id of the delivery, as shown in the delivery log.' }),
});

/** Returns the operation name for generated receivers: `onDemandDecided`. */
function operationIdOf(event: string): string {
  const parts = event.split(/[._]/).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return `on${parts.join('')}`;
}

/** Returns the messages to webhooks for the API document. Source: docs/rules.md section 13. */
export function describeWebhooks(): ZodOpenApiPathsObject {
  const events = Object.keys(SUMMARIES) as (keyof typeof SUMMARIES)[];
  return Object.fromEntries(
    events.map((event) => {
      const schema = messageOf(event);
      const message = {
        post: {
          operationId: operationIdOf(event),
          summary: SUMMARIES[event],
          tags: ['Webhooks'],
          security: [],
          requestParams: { header: headers },
          requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } },
          responses: { '2XX': { description: 'Accepted. Any other answer is retried.' } },
        },
      };
      return [event, message];
    }),
  );
}
