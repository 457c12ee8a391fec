import { DELIVERY_STATES } from '@aval/domain/webhooks/webhook-deliveries';
import { DELIVERED_EVENTS } from '@aval/domain/webhooks/webhook-events';
import { plainList } from '../lists/plain-list';

/** Filters and orders of the log of deliveries, newest first. Source: docs/rules.md 9.1, 13.7. */
export const DELIVERIES_LIST = plainList({
  filters: { reference: 'text', state: DELIVERY_STATES, event: DELIVERED_EVENTS, webhookId: 'id', companyId: 'id' },
  sorts: ['createdAt'],
  beginsDescending: true,
});
