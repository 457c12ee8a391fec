import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newWebhookSecret, signatureHeaders } from './sign-message';

const message = () => ({
  eventId: 'event-1',
  deliveryId: 'delivery-1',
  at: new Date(),
  body: '{"type":"demand.decided"}',
});

test('a signature is verified by any library of the scheme, and by hand as documented', () => {
  const [secret, sent] = [newWebhookSecret(), message()];
  const headers = signatureHeaders([secret], sent);
  expect(new Webhook(secret).verify(sent.body, headers)).toEqual({ type: 'demand.decided' });
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(key).toHaveLength(32);
  const signed = `event-1.${headers['webhook-timestamp']}.${sent.body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(headers['aval-delivery']).toBe('delivery-1');
});

test('another secret, another body and an old time are refused', () => {
  const [secret, sent] = [newWebhookSecret(), message()];
  const verify = (given: string, body: string, at = sent.at) =>
    new Webhook(given).verify(body, signatureHeaders([secret], { ...sent, at }));
  expect(() => verify(newWebhookSecret(), sent.body)).toThrow('No matching signature');
  expect(() => verify(secret, `${sent.body} `)).toThrow('No matching signature');
  expect(() => verify(secret, sent.body, new Date(sent.at.getTime() - 6 * 60_000))).toThrow('too old');
});

test('both secrets verify during a rotation', () => {
  const [now, before, sent] = [newWebhookSecret(), newWebhookSecret(), message()];
  const headers = signatureHeaders([now, before], sent);
  for (const secret of [now, before]) expect(() => new Webhook(secret).verify(sent.body, headers)).not.toThrow();
});
