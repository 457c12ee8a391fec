import type { MailFailureCode } from '@aval/platform/mail/mail-transport';

/** Codes of mails that were rightly not sent; the `errors` namespace words each as `mail.<code>`. */
export const MAIL_SKIPS = [
  'recipient_inactive',
  'recipient_declined',
  'out_of_sight',
  /** A reminder of a past state, or the link of a closed invitation. */
  'outdated',
  /** Too old by the time a mail server was available, and not requested again. */
  'expired',
] as const;
export type MailSkip = (typeof MAIL_SKIPS)[number];

/** Codes of mails that could not be sent. */
export const MAIL_FAILURES = [
  'effect_missing',
  'address_refused',
  'message_refused',
  'server_refused',
  'server_unreachable',
  'server_silent',
  'mail_failed',
  'timed_out',
  'outcome_unwritable',
] as const satisfies readonly (MailFailureCode | string)[];
export type MailFailureName = (typeof MAIL_FAILURES)[number];
