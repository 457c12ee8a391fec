import type { MailFailureCode } from '@aval/platform/mail/mail-transport';

/** Why a mail was rightly not sent; like the failures, each has words in the `errors` namespace (`mail.<code>`). */
export const MAIL_SKIPS = [
  'recipient_inactive',
  'recipient_declined',
  'out_of_sight',
  /** A reminder of a state that is over, or the link of an invitation that is. */
  'outdated',
  /** Too old when a mail server was there at last, and nobody asked for it again. */
  'expired',
] as const;
export type MailSkip = (typeof MAIL_SKIPS)[number];

/** Why a mail could not be sent. */
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
