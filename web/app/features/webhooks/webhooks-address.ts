import { DELIVERIES_LIST } from '@aval/application/webhooks/deliveries-list';
import { WEBHOOKS_LIST } from '@aval/application/webhooks/webhooks-list';
import { listAddress } from '../../components/plain-list/list-address';

export const WEBHOOKS = listAddress('/app/webhooks', WEBHOOKS_LIST);

export const DELIVERIES = listAddress('/app/webhook-deliveries', DELIVERIES_LIST);

/** Parameters that open a dialog on the webhook's page. */
export const REMOVE = 'remove';
export const ROTATE = 'rotate';

/** Addresses of a webhook's pages. */
export const WEBHOOK = {
  list: WEBHOOKS.path,
  create: `${WEBHOOKS.path}/create`,
  detail: (id: number) => `${WEBHOOKS.path}/${id}`,
  edit: (id: number) => `${WEBHOOKS.path}/${id}/edit`,
  remove: (id: number) => `${WEBHOOKS.path}/${id}?${REMOVE}`,
  rotate: (id: number) => `${WEBHOOKS.path}/${id}?${ROTATE}`,
  deliveries: (id: number) => `${DELIVERIES.path}?webhookId=${id}`,
};

/** Returns the address of a delivery. */
export function deliveryAddress(id: string): string {
  return `${DELIVERIES.path}/${id}`;
}
