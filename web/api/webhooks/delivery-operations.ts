import { randomUUID } from 'node:crypto';
import type { Services } from '@aval/application/services';
import { redeliver } from '@aval/application/webhooks/ask-delivery';
import { browseDeliveries } from '@aval/application/webhooks/browse-deliveries';
import { DELIVERIES_LIST } from '@aval/application/webhooks/deliveries-list';
import { type Delivery, getDelivery } from '@aval/application/webhooks/get-delivery';
import type { Actor } from '@aval/domain/access/actor';
import { DELIVERIES_KEPT_DAYS } from '@aval/domain/webhooks/webhook-deliveries';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { type Operation, operation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { listQuery, pageAnswer, toListQuery } from '../requests/list-query';
import { makeOnce } from '../requests/make-once';
import { pageOf, uuid } from '../schemas/atoms';
import { deliveryAnswer, deliveryRow, ofDelivery, ofDeliveryRow } from './webhook-fields';

const tag = 'Webhooks';

export async function findDelivery(services: Services, actor: Actor, id: string): Promise<Delivery> {
  const delivery = await getDelivery(services, actor, id);
  if (!delivery) throw new Problem('not_found');
  return delivery;
}

const ABOUT_DELIVERY = {
  params: z.object({ id: uuid.meta({ description: 'Id of the delivery, from `aval-delivery` of the message.' }) }),
  isInSight: async (services: Services, actor: Actor, { id }: { id: string }) =>
    (await getDelivery(services, actor, id)) !== null,
};

/** Source: docs/rules.md 13.9. */
export const deliveryOperations: readonly Operation[] = [
  operation(
    { permission: 'companies.view' },
    {
      method: 'get',
      path: '/webhook-deliveries',
      tag,
      operationId: 'listWebhookDeliveries',
      summary: 'List deliveries, newest first',
      description: `Returns the deliveries of the last ${DELIVERIES_KEPT_DAYS} days.`,
      query: listQuery(DELIVERIES_LIST),
      answer: { status: 200, description: 'A page with the total count.', schema: pageOf(deliveryRow) },
      async handle({ services, session, query }) {
        const found = await browseDeliveries(services, session.actor, toListQuery(DELIVERIES_LIST, query));
        if (!found) throw new Problem('forbidden');
        return pageAnswer(found, query, ofDeliveryRow);
      },
    },
  ),
  operation(
    { permission: 'companies.view' },
    {
      method: 'get',
      path: '/webhook-deliveries/{id}',
      tag,
      operationId: 'getWebhookDelivery',
      summary: 'Get a delivery with its tries',
      ...ABOUT_DELIVERY,
      answer: { status: 200, description: 'The current values.', schema: deliveryAnswer },
      handle: async ({ services, session, params }) =>
        ofDelivery(await findDelivery(services, session.actor, params.id)),
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'post',
      path: '/webhook-deliveries/{id}/redeliver',
      tag,
      operationId: 'redeliverWebhookDelivery',
      summary: 'Send an event again',
      description:
        'Sends the same event again, with the same id and body. Returns 409 while this delivery is under way.',
      ...ABOUT_DELIVERY,
      headers: commandHeaders,
      answer: {
        status: 201,
        locatedAt: '/webhook-deliveries/{id}',
        description: 'The new delivery, under way.',
        schema: deliveryAnswer,
      },
      async handle({ services, session, params, context }) {
        const id = await makeOnce({ services, session, context }, {}, async (keep) => {
          const asked = { deliveryId: params.id, newId: randomUUID() };
          const result = await redeliver(services, session.actor, asked, keep);
          if (result.status === 'done') return result.deliveryId;
          return refuseOutcome(result.status === 'pending' ? { status: 'closed' } : result);
        });
        return ofDelivery(await findDelivery(services, session.actor, id));
      },
    },
  ),
];
