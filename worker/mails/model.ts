import type { NewsDetails } from '@aval/application/history/find-news-details';
import type { AccountMailKey, PasswordSetter } from '@aval/domain/access/account-mails';
import type { RoleName } from '@aval/domain/access/roles';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import type { Language } from '@aval/i18n/languages';

/** Everything that a mail about a demand says: a reference and a link, and nothing of the patient. Source: docs/rules.md 4.3. */
export interface DemandMail extends NewsDetails {
  language: Language;
  /** Its colour as the company keeps it: digits without the number sign. */
  tenant: { name: string; primaryColor: string };
  reference: string;
  /** Of the demand's page, at the company's host. */
  address: string;
  key: NotificationKey;
  /** The demand is marked so as the mail is sent. */
  validationDenied: boolean;
  isReminder: boolean;
  /** When it happened, an ISO instant: mails are delayed, and states change. */
  happenedAt: string;
  role: RoleName;
  /** Whether the reader can have them switched off; for the others they are part of the work. */
  canSwitchOff: boolean;
}

/**
 * Everything that a mail about an account says. No text of a stranger stands in it: who asks for an account in another's name would have us send
 * the other what he or she likes.
 */
export interface AccountMail {
  key: AccountMailKey;
  language: Language;
  tenant: { name: string; primaryColor: string };
  role: RoleName;
  /** As the company wrote it. */
  rejectionReason: string | null;
  /** Who chose the password that holds now; null where it is about something else. */
  passwordSetBy: PasswordSetter | null;
  /** When what it tells of was done. */
  happenedAt: Date;
}

/** Made for one sending. */
export interface MailLink {
  address: string;
  /** Of the token in it; null for a page that everybody may open. */
  expiresAt: Date | null;
}
