/**
 * States of a webhook: it gets all its events, was switched off by a user, paused after a long series of failures, or
 * its receiver answered that the address is gone. Source: docs/rules.md 13.6.
 */
export const WEBHOOK_STATES = ['active', 'off', 'paused', 'gone'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Reasons of a failed try, or of a delivery that was skipped on purpose; each has words (`webhooks:code.<code>`). */
export const DELIVERY_CODES = [
  /** The answer's status was not 2xx. */
  'answered_otherwise',
  /** The answer was 410: the receiver wants no more events. */
  'gone',
  /** The address leads into an internal network, or is not HTTPS. */
  'address_refused',
  'name_unknown',
  'unreachable',
  'certificate_refused',
  'too_slow',
  /** The secret was encrypted with a key that the installation lacks. */
  'secret_unreadable',
  'delivery_failed',
  'timed_out',
  'outcome_unwritable',
  'switched_off',
  'paused',
] as const;
export type DeliveryCode = (typeof DELIVERY_CODES)[number];

/** Maximum webhooks of a company itself, and of a center that works with it. Source: docs/rules.md 13.1. */
export const MOST_WEBHOOKS = 5;

/** Milliseconds for one try, including name lookup, connection, request and answer. Source: docs/rules.md 13.5. */
export const TRY_MS = 10_000;

/** Milliseconds between one try and the next; after the last one a delivery is given up. Source: docs/rules.md 13.5. */
export const RETRY_DELAYS_MS: readonly number[] = [10, 60, 300, 1800, 7200, 21_600, 43_200].map((each) => each * 1000);

/** Failed tries, and time without a success, after which a webhook is paused. Source: docs/rules.md 13.6. */
const FAILURES_TO_PAUSE = 10;
const MS_TO_PAUSE = 24 * 60 * 60 * 1000;

/** Whether tries have failed for so long that the webhook is paused until a user switches it on. */
export function isLongRowOfFailures(failures: number, failingSince: Date, now: Date): boolean {
  return failures >= FAILURES_TO_PAUSE && now.getTime() - failingSince.getTime() >= MS_TO_PAUSE;
}

/** Milliseconds for which the secret before a rotation signs beside the new one. Source: docs/rules.md 13.4. */
export const OLD_SECRET_MS = 24 * 60 * 60 * 1000;

/** Maximum missed events that are sent again in one batch. Source: docs/rules.md 13.7. */
export const MOST_REDELIVERED = 200;

/** Days after which deliveries are deleted. Source: docs/rules.md 13.8. */
export const DELIVERIES_KEPT_DAYS = 30;
