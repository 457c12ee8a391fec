import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const PREFIX = 'whsec_';
const BYTES_OF_A_SECRET = 32;

/** Random secret, in the format of the scheme's libraries. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(BYTES_OF_A_SECRET).toString('base64')}`;
}

export interface SignedMessage {
  eventId: string;
  deliveryId: string;
  /** Time of the try: receivers refuse requests older than five minutes. */
  at: Date;
  body: string;
}

/**
 * Returns the headers that identify a request and prove its origin, with one signature per secret. Source:
 * docs/rules.md 13.4; Standard Webhooks 1.0.
 */
export function signatureHeaders(secrets: readonly string[], { eventId, deliveryId, at, body }: SignedMessage) {
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
    'aval-delivery': deliveryId,
  };
}
