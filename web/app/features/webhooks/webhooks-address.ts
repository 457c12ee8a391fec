import { DELIVERIES_LIST } from '@aval/application/webhooks/deliveries-list';
import { WEBHOOKS_LIST } from '@aval/application/webhooks/webhooks-list';
import { listAddress } from '../../components/plain-list/list-address';

export const WEBHOOKS = listAddress('/app/webhooks', WEBHOOKS_LIST);

export const DELIVERIES = listAddress('/app/webhook-deliveries', DELIVERIES_LIST);

/** The parameters that open a question on the page of a webhook. */
export const REMOVE = 'remove';
export const ROTATE = 'rotate';

/** Where the pages of one webhook are. */
export const WEBHOOK = {
  list: WEBHOOKS.path,
  create: `${WEBHOOKS.path}/create`,
  detail: (id: number) => `${WEBHOOKS.path}/${id}`,
  edit: (id: number) => `${WEBHOOKS.path}/${id}/edit`,
  remove: (id: number) => `${WEBHOOKS.path}/${id}?${REMOVE}`,
  rotate: (id: number) => `${WEBHOOKS.path}/${id}?${ROTATE}`,
  deliveries: (id: number) => `${DELIVERIES.path}?webhookId=${id}`,
};

/** What was sent once to one webhook. */
export function deliveryAddress(id: string): string {
  return `${DELIVERIES.path}/${id}`;
}
