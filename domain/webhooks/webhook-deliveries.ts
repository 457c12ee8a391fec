/** How a webhook stands: told of everything, switched off by somebody, or paused after a long row of failures. */
export const WEBHOOK_STATES = ['active', 'off', 'paused'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try did not succeed, or why a delivery was rightly not tried; each has words (`webhooks:code.<code>`). */
export const DELIVERY_CODES = [
  /** It answered with another status than 2xx. */
  'answered_otherwise',
  /** It leads into a network that nobody outside may reach, or to no secured address. */
  'address_refused',
  'name_unknown',
  'unreachable',
  'certificate_refused',
  'too_slow',
  /** The secret lies under a key that the installation no longer has. */
  'secret_unreadable',
  'delivery_failed',
  'timed_out',
  'outcome_unwritable',
  'switched_off',
  'paused',
] as const;
export type DeliveryCode = (typeof DELIVERY_CODES)[number];

/** Webhooks that one company may have. Source: docs/rules.md 13.1. */
export const MOST_WEBHOOKS = 5;

/** Milliseconds that one try has, name, connection, request and answer together. Source: docs/rules.md 13.5. */
export const TRY_MS = 10_000;

/** Milliseconds between one try and the next; when they are used up, a delivery is given up. Source: docs/rules.md 13.5. */
export const RETRY_DELAYS_MS: readonly number[] = [10, 60, 300, 1800, 7200, 21_600, 43_200].map((each) => each * 1000);

/** So many tries failed, and none succeeded for so long: nobody is there. Source: docs/rules.md 13.6. */
const FAILURES_TO_PAUSE = 10;
const MS_TO_PAUSE = 24 * 60 * 60 * 1000;

/** Whether tries have failed for so long that nothing more is sent until somebody says so. */
export function isLongRowOfFailures(failures: number, failingSince: Date, now: Date): boolean {
  return failures >= FAILURES_TO_PAUSE && now.getTime() - failingSince.getTime() >= MS_TO_PAUSE;
}

/** Milliseconds for which the secret before a rotation goes on signing beside the new one. Source: docs/rules.md 13.4. */
export const OLD_SECRET_MS = 24 * 60 * 60 * 1000;

/** Missed events that are sent once more at one time. Source: docs/rules.md 13.7. */
export const MOST_REDELIVERED = 200;

/** Days after which what became of an event is forgotten. Source: docs/rules.md 13.8. */
export const DELIVERIES_KEPT_DAYS = 30;
