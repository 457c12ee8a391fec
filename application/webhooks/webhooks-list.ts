import { WEBHOOK_STATES } from '@aval/domain/webhooks/webhook-deliveries';
import { plainList } from '../lists/plain-list';

/** Filters and orders of the list of webhooks. Source: docs/rules.md 9.1, 13.1. */
export const WEBHOOKS_LIST = plainList({
  filters: { companyId: 'id', centerId: 'id', name: 'text', state: WEBHOOK_STATES },
  sorts: ['company', 'name'],
});
