import { expect, test } from 'vitest';
import { newWebhookSchema, webhookSchema } from '../validation/companies/webhook-schema';
import { isLongRowOfFailures } from './webhook-deliveries';
import { webhookEventOf } from './webhook-events';

test('each command with an event has the one for its status before and after', () => {
  expect(webhookEventOf('submit', 'draft', 'pending_analysis')).toBe('demand.submitted');
  expect(webhookEventOf('resubmit', 'pending_missing_info', 'pending_analysis')).toBe('demand.submitted');
  expect(webhookEventOf('continue', 'pending_continue', 'pending_validation')).toBe('demand.continued');
  expect(webhookEventOf('decide', 'pending_company_accept', 'sended_accepted')).toBe('demand.decided');
  expect(webhookEventOf('decide', 'pending_company_deny', 'sended_denied')).toBe('demand.decided');
  expect(webhookEventOf('decide', 'pending_analysis', 'pending_missing_info')).toBe('demand.information_requested');
  expect(webhookEventOf('cancel', 'pending_analysis', 'canceled')).toBe('demand.finished');
  expect(webhookEventOf('finish', 'sended_accepted', 'finished')).toBe('demand.finished');
});

test('steps within the insurer and actions that decide nothing have no event', () => {
  expect(webhookEventOf('decide', 'pending_analysis', 'pending_company_accept')).toBeNull();
  expect(webhookEventOf('decide', 'pending_analysis', 'pending_evaluation')).toBeNull();
  for (const command of ['comment', 'upload', 'save_administrative', 'change_dates', 'cycle_ended'] as const) {
    expect(webhookEventOf(command, 'sended_accepted', 'sended_accepted'), command).toBeNull();
  }
});

test('undoing an answer is an event', () => {
  for (const before of ['sended_accepted', 'sended_denied', 'pending_missing_info'] as const) {
    expect(webhookEventOf('rollback', before, 'pending_analysis'), before).toBe('demand.decision_undone');
  }
  expect(webhookEventOf('rollback', 'pending_company_accept', 'pending_analysis')).toBeNull();
});

const form = { name: 'Agenda', url: 'https://hooks.example.org/aval?token=a', events: ['demand.decided'] };

test('an address must be HTTPS or on the own machine, and have no password', () => {
  for (const url of [
    form.url,
    'https://hooks.example.org',
    'https://hooks.example.org:8443/x',
    'http://localhost:9000/x',
  ]) {
    expect(webhookSchema.safeParse({ ...form, url }).success, url).toBe(true);
  }
  const wrong = [
    'http://hooks.example.org',
    'https://user:pass@hooks.example.org/',
    'ftp://x.org',
    'https://x.org/#part',
    '',
  ];
  for (const url of [
    ...wrong,
    'http://localhost.example.org/',
    'http://127.0.0.1.nip.io/',
    `https://x.org/${'a'.repeat(2000)}`,
  ]) {
    expect(webhookSchema.safeParse({ ...form, url }).success, url).toBe(false);
  }
});

test('at least one known event is required, and a company for a new webhook', () => {
  expect(webhookSchema.safeParse({ ...form, events: [] }).error?.issues[0]?.message).toBe('validation:eventRequired');
  expect(webhookSchema.safeParse({ ...form, events: ['demand.read'] }).success).toBe(false);
  expect(newWebhookSchema.safeParse(form).error?.issues[0]?.path).toEqual(['companyId']);
});

test('a webhook is paused after many failures without a success for a day', () => {
  const [since, hour] = [new Date('2026-11-20T10:00:00Z'), 3_600_000];
  const after = (hours: number) => new Date(since.getTime() + hours * hour);
  expect(isLongRowOfFailures(10, since, after(24))).toBe(true);
  expect(isLongRowOfFailures(9, since, after(24))).toBe(false);
  expect(isLongRowOfFailures(500, since, after(23))).toBe(false);
});

test.each([
  ['https://user:password@hooks.example.org/', 'validation:addressPassword'],
  ['https://[::1]/', 'validation:addressNumber'],
  ['https://hooks.example.org/#part', 'validation:addressFragment'],
  [`https://hooks.example.org/${'a'.repeat(2_974)}`, 'validation:textLong {"max":2000,"over":1000}'],
])('an invalid address gets its own message: %.40s', (url, message) => {
  expect(webhookSchema.safeParse({ ...form, url }).error?.issues).toMatchObject([{ path: ['url'], message }]);
});
