import { randomUUID } from 'node:crypto';
import type { Session } from '@aval/application/access/load-session';
import { redeliver } from '@aval/application/webhooks/ask-delivery';
import { browseDeliveries } from '@aval/application/webhooks/browse-deliveries';
import { getDelivery } from '@aval/application/webhooks/get-delivery';
import { roleMay } from '@aval/domain/access/permissions';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { plainListPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { DELIVERIES, deliveryAddress } from './webhooks-address';
import { refuse } from './webhooks-page.server';

export const DELIVERIES_PAGE = plainListPage(DELIVERIES, browseDeliveries);

/** A delivery as its page shows it; what is no id is nobody's. */
export async function loadDelivery({ actor }: Session, param: string | undefined) {
  const delivery = await getDelivery(getServices(), actor, requireDeliveryId(param));
  if (!delivery) throw new Response(null, { status: 404 });
  return { delivery, mayEdit: roleMay(actor.role, 'companies.edit'), newId: randomUUID() };
}

const redeliverSchema = z.object({ intent: z.literal('redeliver'), newId: z.uuid() });

/** Sends it once more, and leads to the new delivery. */
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
