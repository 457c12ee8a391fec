import type { DeliveryRow } from '@aval/application/webhooks/browse-deliveries';
import type { Delivery } from '@aval/application/webhooks/get-delivery';
import type { Webhook } from '@aval/application/webhooks/webhook-columns';
import { DELIVERY_CODES, DELIVERY_STATES, WEBHOOK_STATES } from '@aval/domain/webhooks/webhook-deliveries';
import { DELIVERED_EVENTS, WEBHOOK_EVENTS } from '@aval/domain/webhooks/webhook-events';
import { z } from 'zod';
import {
  DELIVERY,
  DELIVERY_ROW,
  EDITED_WEBHOOK,
  NEW_WEBHOOK,
  WEBHOOK,
  WEBHOOK_ROW,
  WEBHOOK_SECRET,
} from '../examples/webhook-examples';
import { oneOf } from '../schemas/among';
import { askedFor } from '../schemas/asked-for';
import { instant, reference, rowId, uuid } from '../schemas/atoms';
import { WHAT_STAYS } from '../schemas/edited-fields';

const CENTER =
  'Center whose demands, prescribed or performed there, are sent to a system of the doctor’s side; null for all demands of the company.';

const settings = {
  name: z.string(),
  url: z.string().meta({ format: 'uri', description: 'An `https://` address outside internal networks.' }),
  events: z.array(z.enum(WEBHOOK_EVENTS)).max(50).meta({ description: 'Events to send.' }),
};

export const newWebhook = askedFor(
  z.strictObject({ ...settings, companyId: rowId, centerId: rowId.nullable().meta({ description: CENTER }) }),
  ['name', 'url', 'events', 'companyId'],
).meta({ id: 'NewWebhook', example: NEW_WEBHOOK });

export const editedWebhook = z
  .strictObject({
    ...settings,
    active: z.boolean().meta({
      description:
        'Whether it is on: `true` switches it on, also when it was paused or unsubscribed; `false` switches it off.',
    }),
  })
  .partial()
  .meta({ id: 'EditedWebhook', example: EDITED_WEBHOOK, description: WHAT_STAYS });

const owner = {
  companyId: rowId,
  companyName: z.string(),
  centerId: rowId.nullable().meta({ description: CENTER }),
  centerName: z.string().nullable().meta({ description: 'Name of the center.' }),
};
const state = oneOf(WEBHOOK_STATES).meta({
  description: 'paused: it failed for too long; gone: its receiver answered 410. Both get nothing until switched on.',
});
const events = z.array(oneOf(WEBHOOK_EVENTS)).meta({ description: 'Events to send.' });

export const webhookRow = z
  .object({
    id: rowId,
    ...owner,
    name: z.string(),
    server: z.string().meta({ description: 'Server of its address.' }),
    events,
    state,
  })
  .meta({ id: 'WebhookRow', example: WEBHOOK_ROW });

export const webhookAnswer = z
  .object({
    id: rowId,
    ...owner,
    name: z.string(),
    url: z.string().meta({ description: 'The address that messages are posted to.' }),
    events,
    state,
    failures: z.int().min(0).meta({ description: 'Failed tries since the last success.' }),
    failingSince: instant
      .nullable()
      .meta({ description: 'When the first of these failures happened; null without any.' }),
    secretShownAt: instant
      .nullable()
      .meta({ description: 'When its current secret was shown; null while nobody has it.' }),
    formerSecretUntil: instant.nullable().meta({ description: 'When the previous secret stops signing.' }),
    createdAt: instant,
  })
  .meta({ id: 'Webhook', example: WEBHOOK });

export const webhookSecret = z
  .object({ secret: z.string().meta({ description: 'Shown in this answer alone.' }) })
  .meta({ id: 'WebhookSecret', example: WEBHOOK_SECRET });

const delivered = {
  id: uuid,
  event: oneOf(DELIVERED_EVENTS).meta({ description: 'Kind of event.' }),
  state: oneOf(DELIVERY_STATES).meta({
    description: 'skipped: the webhook was off, paused or gone when it was due.',
  }),
  reason: oneOf(DELIVERY_CODES).nullable().meta({ description: 'Why it failed or was skipped.' }),
  createdAt: instant,
  webhookName: z.string().meta({ description: 'Name of the webhook.' }),
  companyName: z.string(),
  reference: reference.nullable().meta({ description: 'Reference of the demand; null for a test.' }),
};

export const deliveryRow = z
  .object({ ...delivered, tries: z.int().min(0).meta({ description: 'Number of attempts.' }) })
  .meta({ id: 'WebhookDeliveryRow', example: DELIVERY_ROW });

export const deliveryAnswer = z
  .object({
    ...delivered,
    webhookId: rowId,
    eventId: uuid.meta({ description: 'The same for each delivery of the event; `webhook-id` of the message.' }),
    demandId: uuid.nullable(),
    body: z.string().meta({ description: 'The body, byte for byte.' }),
    closedAt: instant.nullable().meta({ description: 'When the delivery ended; null while it is under way.' }),
    tries: z
      .array(
        z.object({
          at: instant.meta({ description: 'When it was made.' }),
          milliseconds: z.int().meta({ description: 'How long it took, in milliseconds.' }),
          httpStatus: z.int().nullable().meta({ description: 'Status of the answer; null without one.' }),
          reason: oneOf(DELIVERY_CODES).nullable().meta({ description: 'Why it failed.' }),
          excerpt: z.string().nullable().meta({ description: 'How the answer began.' }),
        }),
      )
      .meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'WebhookDelivery', example: DELIVERY });

export function ofWebhook({
  revision: _inETag,
  failingSince,
  secretShownAt,
  formerUntil,
  createdAt,
  ...webhook
}: Webhook): z.input<typeof webhookAnswer> {
  return {
    ...webhook,
    failingSince: failingSince?.toISOString() ?? null,
    secretShownAt: secretShownAt?.toISOString() ?? null,
    formerSecretUntil: formerUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function ofDeliveryRow({ createdAt, code: reason, ...row }: DeliveryRow): z.input<typeof deliveryRow> {
  return { ...row, reason, createdAt: new Date(createdAt).toISOString() };
}

export function ofDelivery({ demand, tries, code: reason, ...delivery }: Delivery): z.input<typeof deliveryAnswer> {
  return {
    ...delivery,
    reason,
    demandId: demand?.id ?? null,
    reference: demand?.reference ?? null,
    tries: tries.map(({ id: _ours, status, code, ...each }) => ({ ...each, httpStatus: status, reason: code })),
  };
}
