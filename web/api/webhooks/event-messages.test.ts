import type { Transition } from '@aval/domain/demand/transitions/transition-row';
import { TRANSITIONS } from '@aval/domain/demand/transitions/transitions';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { WEBHOOK_EVENTS, type WebhookEvent, webhookEventOf } from '@aval/domain/webhooks/webhook-events';
import { expect, it } from 'vitest';
import { apiDocument } from '../document';
import { WEBHOOK_MESSAGES } from '../examples/webhook-examples';

/** Returns the statuses that a row of the table can lead to; none where they say nothing to a webhook. */
function reachedBy({ to, decision }: Transition): readonly DisplayStatus[] {
  if (to === 'first_in_line') return ['pending_validation', 'pending_analysis'];
  if (to === 'manager') return ['pending_analysis'];
  if (to === 'representative') return [decision === 'authorize' ? 'pending_company_accept' : 'pending_company_deny'];
  if (to === 'doctor') return ['pending_missing_info'];
  if (to === 'sent') return [decision === 'authorize' ? 'sended_accepted' : 'sended_denied'];
  return to === 'canceled' || to === 'finished' ? [to] : [];
}

const steps = TRANSITIONS.flatMap((row) =>
  row.from.flatMap((before) => reachedBy(row).map((after) => ({ row, before, after }))),
);
const events = [
  ...steps.map(({ row, before, after }) => ({ event: webhookEventOf(row.command, before, after), status: after })),
  ...steps
    .filter(({ row }) => row.undoable)
    .map(({ before, after }) => ({ event: webhookEventOf('rollback', after, before), status: before })),
];

/** Returns the statuses that the table of transitions leads to by an event. */
function statusesOf(event: WebhookEvent): DisplayStatus[] {
  return events.filter((each) => each.event === event).map(({ status }) => status);
}

it.each(WEBHOOK_EVENTS)('the example of %s has a status that the event leads to', (event) => {
  expect(statusesOf(event)).toContain(WEBHOOK_MESSAGES[event].data.status);
});

it('the examples tell one demand in the order of their sequence, which begins with its filing', () => {
  const messages = Object.values(WEBHOOK_MESSAGES).sort((one, other) => one.data.sequence - other.data.sequence);
  const moments = messages.map(({ timestamp }) => timestamp);
  expect(moments).toEqual([...moments].sort());
  expect(messages[0]).toMatchObject({ type: 'demand.submitted', data: { sequence: 1 } });
});

it('each message of the document has the example of its event', () => {
  const { webhooks = {} } = JSON.parse(JSON.stringify(apiDocument())) as {
    webhooks?: Record<string, { post: { requestBody: { content: Record<string, { example?: { type: string } }> } } }>;
  };
  expect(Object.keys(webhooks).length).toBe(WEBHOOK_EVENTS.length + 1);
  for (const [event, { post }] of Object.entries(webhooks))
    expect(post.requestBody.content['application/json']?.example?.type).toBe(event);
});
