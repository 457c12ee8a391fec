import { randomUUID } from 'node:crypto';
import type { Session } from '@aval/application/access/load-session';
import { redeliver } from '@aval/application/webhooks/ask-delivery';
import { browseDeliveries } from '@aval/application/webhooks/browse-deliveries';
import { getDelivery } from '@aval/application/webhooks/get-delivery';
import { countMissed, redeliverMissed } from '@aval/application/webhooks/redeliver-missed';
import { roleMay } from '@aval/domain/access/permissions';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { plainListPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { DELIVERIES, deliveryAddress, WEBHOOK } from './webhooks-address';
import { refuse } from './webhooks-page.server';

export const DELIVERIES_PAGE = plainListPage(DELIVERIES, browseDeliveries);

/** Loads the log; for a single webhook also its failed deliveries, for users who may repeat them. */
export async function loadDeliveries(session: Session, request: Request) {
  const webhookId = rowIdSchema.safeParse(new URL(request.url).searchParams.get('webhookId'));
  const missed = webhookId.success ? await countMissed(getServices(), session.actor, webhookId.data) : null;
  return { loaded: await DELIVERIES_PAGE.load(session, request), missed };
}

const missedSchema = z.object({ intent: z.literal('redeliver_missed'), webhookId: rowIdSchema });

/** Repeats the failed deliveries of a webhook and returns to its log. */
export async function redeliverAllMissed({ actor }: Session, request: Request) {
  const form = missedSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { webhookId } = form.data;
  const result = await redeliverMissed(getServices(), actor, webhookId);
  if (result.status !== 'done') return refuse(result);
  const { sent, left } = result;
  const toast =
    sent === 0
      ? ({ kind: 'info', title: 'webhooks:toast.noneMissed' } as const)
      : ({ kind: 'success', title: 'webhooks:toast.missedRedelivered', params: { count: sent } } as const);
  const more = left === 0 ? {} : { description: 'webhooks:toast.missedLeft' };
  return redirectWithToast(WEBHOOK.deliveries(webhookId), { ...toast, ...more });
}

/** Loads a delivery; throws 404 for an invalid or unknown id. */
export async function loadDelivery({ actor }: Session, param: string | undefined) {
  const delivery = await getDelivery(getServices(), actor, requireDeliveryId(param));
  if (!delivery) throw new Response(null, { status: 404 });
  return { delivery, mayEdit: roleMay(actor.role, 'companies.edit'), newId: randomUUID() };
}

const redeliverSchema = z.object({ intent: z.literal('redeliver'), newId: z.uuid() });

/** Repeats a delivery and redirects to the new one. */
export async function redeliverDelivery({ actor }: Session, request: Request, param: string | undefined) {
  const deliveryId = requireDeliveryId(param);
  const form = redeliverSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const result = await redeliver(getServices(), actor, { deliveryId, newId: form.data.newId });
  if (result.status === 'done')
    return redirectWithToast(deliveryAddress(result.deliveryId), {
      kind: 'success',
      title: 'webhooks:toast.redelivered',
    });
  if (result.status === 'pending')
    return redirectWithToast(deliveryAddress(deliveryId), { kind: 'info', title: 'webhooks:toast.stillPending' });
  return refuse(result);
}

function requireDeliveryId(param: string | undefined): string {
  const id = z.uuid().safeParse(param);
  if (!id.success) throw new Response(null, { status: 404 });
  return id.data;
}
