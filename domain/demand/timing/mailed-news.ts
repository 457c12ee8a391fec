import type { NotificationKey } from '../lifecycle/commands';

/**
 * Notifications about a demand that are also sent by e-mail: a new state, an undo, and the reminders of a state, which
 * carry the state's own key; the reversal of another decision; an administrative edit; a comment to the doctor; and a
 * take-over, to the new doctor. Other comments, files, changed dates, and the new doctor for all others are only in the
 * notification list. Faults for admins (`…_fault`, `diverged`) are on the operations page, because an engine that lost
 * its data would send a mail for each demand. Source: docs/rules.md 2.19, 3.4, 4.3.
 */
const MAILED: Readonly<Record<NotificationKey, boolean>> = {
  draft: false,
  active: true,
  pending_validation: true,
  pending_analysis: true,
  pending_evaluation: true,
  pending_missing_info: true,
  pending_company_accept: true,
  pending_company_deny: true,
  pending_continue: true,
  sended: true,
  sended_accepted: true,
  sended_denied: true,
  canceled: true,
  finished: true,

  request: true,
  request_missing_info: true,
  request_authorization: true,
  propose_authorization: true,
  propose_denial: true,
  accept: true,
  deny: true,
  continue: true,
  cancel: true,
  finish: true,
  return: true,
  rollback: true,
  increase_cycles: true,

  save: true,
  upload: false,
  authorization_reversed: true,
  denial_reversed: true,
  comment_to_doctor: true,

  comment: false,
  change_dates: false,
  take_over: false,
  taken_over: true,
  command_fault: false,
  clock_fault: false,
  reminder_fault: false,
  diverged: false,
};

/** Whether this notification is also e-mailed, if the recipient has e-mails switched on. */
export function isMailed(key: NotificationKey): boolean {
  return MAILED[key];
}

/**
 * Milliseconds for which an e-mail is worth sending: three days, as long as sending is retried. Older events (an
 * imported past, a mail server configured weeks later) stay in the notification list and flood no mailbox.
 * Source: docs/rules.md 4.4.
 */
export const MAIL_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether an event of an instant is still worth an e-mail. */
export function isWorthMailing(happenedAt: Date, now: Date): boolean {
  return now.getTime() - happenedAt.getTime() < MAIL_LIFETIME_MS;
}

/** Milliseconds that the first mail of a bundle waits for others to the same person. Source: docs/rules.md 4.6. */
export const BUNDLE_WAIT_MS = 10 * 60 * 1000;
