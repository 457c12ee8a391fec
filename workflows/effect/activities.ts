import type { EffectInput } from '../contract';

/** Served on the queue `documents`. They do the work of one effect and throw ApplicationFailures whose type is a code, never a text. */
export interface DocumentActivities {
  /** Prints the edition of a `document` effect and stores the file; doing it twice gives the same bytes. */
  renderDocument(input: EffectInput): Promise<DocumentResult>;
}

/** Served on the queue `mails`, by the same process. */
export interface MailActivities {
  /** Sends the mail of a `mail` effect, or finds that it should no longer be sent; done twice it has the same Message-ID. */
  sendMail(input: EffectInput): Promise<MailResult>;
}

/** Served on the queue `webhooks`, likewise. */
export interface WebhookActivities {
  /** Sends the delivery of a `webhook` effect, or finds that it should not be sent now; done twice it has the same event's id. */
  deliverWebhook(input: EffectInput): Promise<WebhookResult>;
}

/** `code` says why it was right not to send it (`webhooks:code.<code>`). */
export type WebhookResult = { status: 'sent' } | { status: 'skipped'; code: string };

export type MailResult =
  | { status: 'sent' }
  /** `code` says why it was right not to send it (`errors:mail.<code>`). */
  | { status: 'skipped'; code: string };

export interface DocumentResult {
  /** The stored file: a row of `media`. */
  mediaId: string;
}

/** Served on the queue `demands`: they write what became of an effect to its row, in one transaction. */
export interface EffectOutcomeActivities {
  recordEffectOutcome(input: EffectInput, outcome: EffectOutcome): Promise<void>;
  /** Its outcome can never be written: says so as a failure, which may be tried again. Itself it is tried until it succeeds. */
  closeUnwritten(input: EffectInput): Promise<void>;
}

export type EffectOutcome =
  | { status: 'done'; mediaId: string }
  | MailResult
  | WebhookResult
  /** `code` is an i18n key of the `errors` namespace (`<kind>.<code>`). */
  | { status: 'failed'; code: string };
