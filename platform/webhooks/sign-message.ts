import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const PREFIX = 'whsec_';
const BYTES_OF_A_SECRET = 32;

/** Drawn at random, as the libraries of the scheme take it. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(BYTES_OF_A_SECRET).toString('base64')}`;
}

export interface SignedMessage {
  eventId: string;
  deliveryId: string;
  /** Of the try: a receiver refuses what is older than five minutes. */
  at: Date;
  body: string;
}

/**
 * The headers that say what a request is and that it comes from here, one signature for each secret. Source: docs/rules.md 13.4; Standard Webhooks 1.0.
 */
export function signatureHeaders(secrets: readonly string[], { eventId, deliveryId, at, body }: SignedMessage) {
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
    'aval-delivery': deliveryId,
  };
}
