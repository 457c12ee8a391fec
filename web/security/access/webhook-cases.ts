import { randomUUID } from 'node:crypto';
import { everybody } from '@aval/testing/visitors/people';
import type { RouteCase } from './route-case';

const path = '/app/webhooks';
const log = '/app/webhook-deliveries';
const ADMINS = 'superadmin admin';
/** Id that no webhook has. */
const NOBODY = 2_000_000_000;

const page = everybody('302 /app/home', [ADMINS, '200']);
const missing = everybody('302 /app/home', [ADMINS, '404']);
const form = (answer: string) => everybody('403', ['superadmin', answer]);

/** Pages of webhooks and their deliveries: admin roles may view, a superadmin may edit. */
export const WEBHOOK_CASES: RouteCase[] = [
  {
    route: 'app+/webhooks+/_index',
    what: 'the list of webhooks',
    ask: (they) => they.get(`${path}?page=1`),
    expected: page,
  },
  {
    route: 'app+/webhooks+/state',
    what: 'the list of webhooks as it is now',
    ask: (they) => they.get(`${path}/state?page=1`),
    expected: page,
  },
  {
    route: 'app+/webhooks+/create',
    what: 'the form of a new webhook',
    ask: (they) => they.get(`${path}/create?companyId=2`),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/webhooks+/create',
    what: 'a new webhook without anything',
    ask: (they) => they.post(`${path}/create`, {}),
    expected: form('422'),
  },
  {
    route: 'app+/webhooks+/$webhookId._index',
    what: 'a webhook that there is not',
    ask: (they) => they.get(`${path}/${NOBODY}`),
    expected: missing,
  },
  ...(['activate', 'deactivate', 'remove', 'show_secret', 'rotate', 'test'] as const).map(
    (intent): RouteCase => ({
      route: 'app+/webhooks+/$webhookId._index',
      what: `a webhook that there is not: ${intent}`,
      intent,
      ask: (they) => they.post(`${path}/${NOBODY}`, { intent, newId: randomUUID() }),
      expected: form('404'),
    }),
  ),
  {
    route: 'app+/webhooks+/$webhookId.edit',
    what: 'the form of a webhook that there is not',
    ask: (they) => they.get(`${path}/${NOBODY}/edit`),
    expected: everybody('302 /app/home', ['superadmin', '404']),
  },
  {
    route: 'app+/webhooks+/$webhookId.edit',
    what: 'a webhook without anything',
    ask: (they) => they.post(`${path}/${NOBODY}/edit`, {}),
    expected: form('422'),
  },
  {
    route: 'app+/webhook-deliveries+/_index',
    what: 'the log of deliveries',
    ask: (they) => they.get(`${log}?page=1`),
    expected: page,
  },
  {
    route: 'app+/webhook-deliveries+/_index',
    what: 'what has not reached a webhook that there is not',
    intent: 'redeliver_missed',
    ask: (they) => they.post(`${log}?index`, { intent: 'redeliver_missed', webhookId: String(NOBODY) }),
    expected: form('404'),
  },
  {
    route: 'app+/webhook-deliveries+/state',
    what: 'the log of deliveries as it is now',
    ask: (they) => they.get(`${log}/state?page=1`),
    expected: page,
  },
  {
    route: 'app+/webhook-deliveries+/$deliveryId',
    what: 'a delivery that there is not',
    ask: (they) => they.get(`${log}/${randomUUID()}`),
    expected: missing,
  },
  {
    route: 'app+/webhook-deliveries+/$deliveryId',
    what: 'what is no delivery',
    ask: (they) => they.get(`${log}/1`),
    expected: missing,
  },
  {
    route: 'app+/webhook-deliveries+/$deliveryId',
    what: 'a delivery that there is not, once more',
    intent: 'redeliver',
    ask: (they) => they.post(`${log}/${randomUUID()}`, { intent: 'redeliver', newId: randomUUID() }),
    expected: form('404'),
  },
];
