import type { EffectInput } from '../contract';

/**
 * Activities on the queue `documents`. They do the work of one effect and throw ApplicationFailures whose type is a
 * code, never a text.
 */
export interface DocumentActivities {
  /** Prints the PDF rendition of a `document` effect and stores the file; repeating it gives the same bytes. */
  renderDocument(input: EffectInput): Promise<DocumentResult>;
}

/** Activities on the queue `mails`, in the same process. */
export interface MailActivities {
  /**
   * Sends the mail of a `mail` effect with those that it tells as well, or skips one that should no longer be sent; a
   * repetition has the same Message-ID.
   */
  sendMail(input: EffectInput): Promise<MailResult>;
}

/** Activities on the queue `webhooks`, likewise. */
export interface WebhookActivities {
  /**
   * Sends the delivery of a `webhook` effect, or skips one that should not be sent now; a repetition has the same event
   * id.
   */
  deliverWebhook(input: EffectInput): Promise<WebhookResult>;
}

/** `code` says why it was rightly not sent (`webhooks:code.<code>`). */
export type WebhookResult = { status: 'sent' } | { status: 'skipped'; code: string };

/** `code` says why it was rightly not sent (`errors:mail.<code>`). */
export type MailResult = ({ status: 'sent' } | { status: 'skipped'; code: string }) & {
  /** Mails of the bundle that were left out of it. Absent for a mail that leaves by itself. */
  leftOut?: readonly LeftOutMail[];
};

export interface LeftOutMail {
  effectId: string;
  code: string;
}

export interface DocumentResult {
  /** Stored file: the id of a row of `media`. */
  mediaId: string;
}

/** Activities on the queue `demands`: they write the outcome of an effect to its row, in one transaction. */
export interface EffectOutcomeActivities {
  recordEffectOutcome(input: EffectInput, outcome: EffectOutcome): Promise<void>;
  /**
   * Closes an effect whose outcome can never be written, as a failure that can be retried. The activity itself is
   * retried until it succeeds.
   */
  closeUnwritten(input: EffectInput): Promise<void>;
}

export type EffectOutcome =
  | { status: 'done'; mediaId: string }
  | MailResult
  | WebhookResult
  /** `code` is an i18n key of the `errors` namespace (`<kind>.<code>`). */
  | { status: 'failed'; code: string };
