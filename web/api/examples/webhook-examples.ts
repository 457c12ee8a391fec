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

export const WEBHOOK_MESSAGE = {
  id: '5b0f2f0e-9d0c-4a39-8f0e-0d6f7f0c6c11',
  type: 'demand.decided',
  timestamp: '2026-11-20T10:44:00.000Z',
  company: 'meridiana',
  data: { demandId: DEMAND_ID, reference: REFERENCE, status: 'sended_accepted', sequence: 3 },
};

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
