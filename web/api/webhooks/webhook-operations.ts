import { randomUUID } from 'node:crypto';
import { PAGE_SIZES } from '@aval/application/lists/page-sizes';
import type { Services } from '@aval/application/services';
import { sendTest } from '@aval/application/webhooks/ask-delivery';
import { browseWebhooks } from '@aval/application/webhooks/browse-webhooks';
import { removeWebhook, rotateSecret } from '@aval/application/webhooks/change-webhook';
import { createWebhook } from '@aval/application/webhooks/create-webhook';
import { editWebhook } from '@aval/application/webhooks/edit-webhook';
import { getWebhook } from '@aval/application/webhooks/get-webhook';
import { listEvents } from '@aval/application/webhooks/list-events';
import { redeliverMissed } from '@aval/application/webhooks/redeliver-missed';
import type { Webhook } from '@aval/application/webhooks/webhook-columns';
import { WEBHOOKS_LIST } from '@aval/application/webhooks/webhooks-list';
import type { Actor } from '@aval/domain/access/actor';
import { newWebhookSchema, webhookSchema } from '@aval/domain/validation/companies/webhook-schema';
import { DELIVERIES_KEPT_DAYS, MOST_REDELIVERED, MOST_WEBHOOKS } from '@aval/domain/webhooks/webhook-deliveries';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { refuseParameter } from '../answers/refuse-parameter';
import { tellRevision } from '../answers/tell-revision';
import { WEBHOOK_MESSAGE } from '../examples/webhook-examples';
import { type Operation, operation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { listQuery, pageAnswer, pageSizeQuery, toListQuery } from '../requests/list-query';
import { makeOnce } from '../requests/make-once';
import { readByForm } from '../requests/read-by-form';
import { idParams, pageOf, uuid } from '../schemas/atoms';
import { overEntry } from '../schemas/edited-fields';
import { findDelivery } from './delivery-operations';
import { eventMessage } from './event-messages';
import {
  deliveryAnswer,
  editedWebhook,
  newWebhook,
  ofDelivery,
  ofWebhook,
  webhookAnswer,
  webhookRow,
  webhookSecret,
} from './webhook-fields';

const tag = 'Webhooks';

async function findWebhook(services: Services, actor: Actor, id: number): Promise<Webhook> {
  const webhook = await getWebhook(services, actor, id);
  if (!webhook) throw new Problem('not_found');
  return webhook;
}

const ABOUT_WEBHOOK = {
  params: idParams,
  isInSight: async (services: Services, actor: Actor, { id }: { id: number }) =>
    (await getWebhook(services, actor, id)) !== null,
};

/** Rows of a page of events, as many as of every other page by default. */
const [FEWEST] = PAGE_SIZES;

const eventsPage = z
  .object({
    rows: z.array(eventMessage).meta({ description: 'In the order in which they were recorded.' }),
    hasMore: z.boolean().meta({ description: 'Whether there are events after the last one.' }),
  })
  .meta({ id: 'WebhookEvents', example: { rows: [WEBHOOK_MESSAGE], hasMore: false } });

/** Source: docs/rules.md 13.9. */
export const webhookOperations: readonly Operation[] = [
  operation(
    { permission: 'companies.view' },
    {
      method: 'get',
      path: '/webhooks',
      tag,
      operationId: 'listWebhooks',
      summary: 'List webhooks',
      query: listQuery(WEBHOOKS_LIST),
      answer: { status: 200, description: 'A page with the total count.', schema: pageOf(webhookRow) },
      async handle({ services, session, query }) {
        const found = await browseWebhooks(services, session.actor, toListQuery(WEBHOOKS_LIST, query));
        if (!found) throw new Problem('forbidden');
        return pageAnswer(found, query, (row) => row);
      },
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'post',
      path: '/webhooks',
      tag,
      operationId: 'createWebhook',
      summary: 'Create a webhook',
      description: `A company has at most ${MOST_WEBHOOKS} webhooks, and as many for each center. The answer has no secret: replace it once to get one.`,
      headers: commandHeaders,
      body: newWebhook,
      answer: {
        status: 201,
        locatedAt: '/webhooks/{id}',
        description: 'The new webhook, which is active.',
        schema: webhookAnswer,
        hasRevision: true,
      },
      async handle({ services, session, body, context }) {
        const id = await makeOnce({ services, session, context }, body, async (keep) => {
          const input = readByForm(newWebhookSchema, { centerId: null, ...body });
          const result = await createWebhook(services, session.actor, input, keep);
          return result.status === 'done' ? result.id : refuseOutcome(result);
        });
        const webhook = await findWebhook(services, session.actor, Number(id));
        tellRevision(context, webhook.revision);
        return ofWebhook(webhook);
      },
    },
  ),
  operation(
    { permission: 'companies.view' },
    {
      method: 'get',
      path: '/webhooks/{id}',
      tag,
      operationId: 'getWebhook',
      summary: 'Get a webhook',
      ...ABOUT_WEBHOOK,
      answer: { status: 200, description: 'The current values.', schema: webhookAnswer, hasRevision: true },
      async handle({ services, session, params, context }) {
        const webhook = await findWebhook(services, session.actor, params.id);
        tellRevision(context, webhook.revision);
        return ofWebhook(webhook);
      },
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'put',
      path: '/webhooks/{id}',
      tag,
      operationId: 'updateWebhook',
      summary: 'Edit a webhook, and switch it on or off',
      ...ABOUT_WEBHOOK,
      headers: revisionHeaders,
      body: editedWebhook,
      answer: { status: 200, description: 'The new values.', schema: webhookAnswer, hasRevision: true },
      async handle({ services, session: { actor }, params: { id }, body: { active, ...sent }, context }) {
        const { name, url, events, ...webhook } = await findWebhook(services, actor, id);
        const revision = expectedRevision(context) ?? webhook.revision;
        const input = readByForm(webhookSchema, overEntry(sent, { name, url, events }));
        const result = await editWebhook(services, actor, { id, revision, input, active });
        if (result.status !== 'done' && result.status !== 'unchanged') return refuseOutcome(result);
        const stands = await findWebhook(services, actor, id);
        tellRevision(context, stands.revision);
        return ofWebhook(stands);
      },
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'delete',
      path: '/webhooks/{id}',
      tag,
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook with its deliveries',
      ...ABOUT_WEBHOOK,
      answer: { status: 204, description: 'Deleted.' },
      async handle({ services, session, params }) {
        const result = await removeWebhook(services, session.actor, params.id);
        return result.status === 'done' ? (null as never) : refuseOutcome(result);
      },
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'post',
      path: '/webhooks/{id}/secret',
      tag,
      operationId: 'rotateWebhookSecret',
      summary: 'Replace the signing secret',
      description:
        'Creates a new secret. For 24 hours messages are signed with the previous one too, so that you can switch.',
      ...ABOUT_WEBHOOK,
      answer: { status: 200, description: 'The new secret.', schema: webhookSecret },
      async handle({ services, session, params }) {
        const result = await rotateSecret(services, session.actor, params.id);
        if (result.status === 'shown') return { secret: result.secret };
        // Only a secret that was made before can be gone.
        return refuseOutcome(result.status === 'gone' ? { status: 'faulty' } : result);
      },
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'post',
      path: '/webhooks/{id}/test',
      tag,
      operationId: 'testWebhook',
      summary: 'Send a test event',
      description: 'Sends a `webhook.test` message, even if the webhook is off. Read the delivery for the result.',
      ...ABOUT_WEBHOOK,
      headers: commandHeaders,
      answer: {
        status: 201,
        locatedAt: '/webhook-deliveries/{id}',
        description: 'The new delivery, under way.',
        schema: deliveryAnswer,
      },
      async handle({ services, session, params, context }) {
        const id = await makeOnce({ services, session, context }, {}, async (keep) => {
          const asked = { webhookId: params.id, newId: randomUUID() };
          const result = await sendTest(services, session.actor, asked, keep);
          if (result.status === 'pending') throw new Error('a test waits for no other');
          return result.status === 'done' ? result.deliveryId : refuseOutcome(result);
        });
        return ofDelivery(await findDelivery(services, session.actor, id));
      },
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'post',
      path: '/webhooks/{id}/redeliver',
      tag,
      operationId: 'redeliverMissed',
      summary: 'Send all missed events again',
      description: `Sends the events that were not delivered again, oldest first, up to ${MOST_REDELIVERED} per request. Repeat the request while \`left\` is not 0. Events under way are not sent twice.`,
      ...ABOUT_WEBHOOK,
      answer: {
        status: 200,
        description: 'Numbers of events sent and left.',
        schema: z
          .object({
            sent: z.int().min(0).meta({ description: 'Events sent again.' }),
            left: z.int().min(0).meta({ description: 'Events still missed.' }),
          })
          .meta({ id: 'Redelivered', example: { sent: 12, left: 0 } }),
      },
      async handle({ services, session, params }) {
        const result = await redeliverMissed(services, session.actor, params.id);
        return result.status === 'done' ? { sent: result.sent, left: result.left } : refuseOutcome(result);
      },
    },
  ),
  operation(
    { permission: 'companies.view' },
    {
      method: 'get',
      path: '/webhooks/{id}/events',
      tag,
      operationId: 'listWebhookEvents',
      summary: 'List the events of a webhook, to catch up',
      description: `Returns the events of the last ${DELIVERIES_KEPT_DAYS} days for this webhook, delivered or not, with the body that was or would have been sent. Store the id of the last one and send it in \`after\` next time. An event is listed 15 seconds after it happened. A webhook that is off records nothing.`,
      ...ABOUT_WEBHOOK,
      query: z.strictObject({
        after: uuid.optional().meta({
          example: undefined,
          description: `Id of the last event that you have. Returns 400 if it is older than ${DELIVERIES_KEPT_DAYS} days. If omitted, starts with the oldest event.`,
        }),
        pageSize: pageSizeQuery(PAGE_SIZES).meta({ description: 'Events per answer; 25 by default.', example: 25 }),
      }),
      answer: { status: 200, description: 'The next events.', schema: eventsPage },
      async handle({ services, session, params, query: { after, pageSize } }) {
        const asked = { webhookId: params.id, after, most: Number(pageSize ?? FEWEST) };
        const result = await listEvents(services, session.actor, asked);
        if (result.status === 'unknown_event') return refuseParameter('after', 'invalid_value');
        if (result.status !== 'done') return refuseOutcome(result);
        return { rows: result.events, hasMore: result.hasMore };
      },
    },
  ),
];
