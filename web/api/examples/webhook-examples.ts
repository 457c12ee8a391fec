import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { WEBHOOK_TEST, type WebhookEvent } from '@aval/domain/webhooks/webhook-events';
import { COMPANY_ID, DEMAND_ID, REFERENCE } from './numbers';

const SETTINGS = {
  name: 'Agenda del hospital',
  events: ['demand.decided', 'demand.information_requested'],
};
const ADDRESS = { url: 'https://hooks.hospital.example/aval' };

export const NEW_WEBHOOK = { ...SETTINGS, ...ADDRESS, companyId: COMPANY_ID };
export const EDITED_WEBHOOK = { ...ADDRESS, active: true };

const OWNER = { companyId: COMPANY_ID, companyName: 'Salud Meridiana', centerId: null, centerName: null };

export const WEBHOOK_ROW = { id: 4, ...OWNER, ...SETTINGS, server: 'hooks.hospital.example', state: 'active' };

export const WEBHOOK = {
  id: 4,
  ...OWNER,
  ...SETTINGS,
  ...ADDRESS,
  state: 'active',
  failures: 0,
  failingSince: null,
  secretShownAt: '2026-11-20T09:00:00.000Z',
  formerSecretUntil: null,
  createdAt: '2026-11-20T08:58:12.000Z',
};

/** Secret of nobody. */
export const WEBHOOK_SECRET = { secret: 'whsec_dGhpcyBpcyBub2JvZHkncyBzZWNyZXQgYXQgYWxsLg==' };

const MESSAGE = { id: '5b0f2f0e-9d0c-4a39-8f0e-0d6f7f0c6c11', company: 'meridiana' };

function messageOf(type: WebhookEvent, status: DisplayStatus, sequence: number, timestamp: string) {
  return { ...MESSAGE, type, timestamp, data: { demandId: DEMAND_ID, reference: REFERENCE, status, sequence } };
}

/** A message of each event, with the status that the event leads to. */
export const WEBHOOK_MESSAGES = {
  'demand.submitted': messageOf('demand.submitted', 'pending_analysis', 1, '2026-11-16T08:56:00.000Z'),
  'demand.information_requested': messageOf(
    'demand.information_requested',
    'pending_missing_info',
    2,
    '2026-11-17T09:12:00.000Z',
  ),
  'demand.decided': messageOf('demand.decided', 'sended_accepted', 3, '2026-11-20T10:44:00.000Z'),
  'demand.decision_undone': messageOf(
    'demand.decision_undone',
    'pending_company_accept',
    4,
    '2026-11-20T11:20:00.000Z',
  ),
  'demand.continued': messageOf('demand.continued', 'pending_analysis', 5, '2026-12-22T08:30:00.000Z'),
  'demand.finished': messageOf('demand.finished', 'finished', 8, '2027-02-26T12:05:00.000Z'),
} satisfies Record<WebhookEvent, unknown>;

export const WEBHOOK_TEST_MESSAGE = { ...MESSAGE, type: WEBHOOK_TEST, timestamp: '2026-11-20T09:00:00.000Z', data: {} };

/** The decision on the request that other examples show. */
export const WEBHOOK_MESSAGE = WEBHOOK_MESSAGES['demand.decided'];

const DELIVERED = {
  id: '0d1a7a52-6a5c-4c6e-9d59-3f8f8f1a2b3c',
  event: WEBHOOK_MESSAGE.type,
  state: 'delivered',
  reason: null,
  createdAt: '2026-11-20T10:44:00.120Z',
  webhookName: SETTINGS.name,
};

export const DELIVERY_ROW = {
  ...DELIVERED,
  companyName: OWNER.companyName,
  reference: REFERENCE,
  tries: 1,
};

export const DELIVERY = {
  ...DELIVERED,
  webhookId: WEBHOOK.id,
  companyName: OWNER.companyName,
  eventId: WEBHOOK_MESSAGE.id,
  demandId: DEMAND_ID,
  reference: REFERENCE,
  body: JSON.stringify(WEBHOOK_MESSAGE),
  closedAt: '2026-11-20T10:44:00.310Z',
  tries: [{ at: '2026-11-20T10:44:00.150Z', milliseconds: 160, httpStatus: 204, reason: null, excerpt: '' }],
};
