import type { NotificationKey } from '../lifecycle/commands';

/**
 * Which news about a demand is also sent by e-mail: that it has reached another state, that it was undone, and the reminders of a state, which
 * carry the state's own key; that a final decision reversed another; an administrative edit; a comment to the doctor; and, to the doctor who takes it over, that it is his or hers. Other comments, files, dates
 * that changed, and another doctor for all others, wait for the reader under the bell. What admins are to repair (`…_fault`, `diverged`) stands on the operations
 * page: an engine that lost its data would send a mail for each demand. Source: docs/rules.md 2.19, 3.4, 4.3.
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

/** Whether whoever is notified of this also gets an e-mail, if he or she has them on. */
export function isMailed(key: NotificationKey): boolean {
  return MAILED[key];
}

/**
 * How long an e-mail is worth sending, in milliseconds: three days, as long as sending is tried. What happened longer ago (an imported past, a
 * mail server that was set up weeks later) is read under the bell and floods no mailbox. Source: docs/rules.md 4.4.
 */
export const MAIL_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether something that happened at an instant is still worth an e-mail now. */
export function isWorthMailing(happenedAt: Date, now: Date): boolean {
  return now.getTime() - happenedAt.getTime() < MAIL_LIFETIME_MS;
}
