import type { NewsDetails } from '@aval/application/history/find-news-details';
import type { AccountMailKey, PasswordSetter } from '@aval/domain/access/account-mails';
import type { RoleName } from '@aval/domain/access/roles';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import type { Language } from '@aval/i18n/languages';

/** Data of a mail about a demand: a reference and a link, without patient data. Source: docs/rules.md 4.3. */
export interface DemandMail extends NewsDetails {
  language: Language;
  /** The colour as the company stores it: hexadecimal digits without the number sign. */
  tenant: { name: string; primaryColor: string };
  reference: string;
  /** Address of the demand's page, at the company's host. */
  address: string;
  key: NotificationKey;
  /** Whether the demand is marked so when the mail is sent. */
  validationDenied: boolean;
  isReminder: boolean;
  /** ISO instant of the event: mails may be delayed, and states change. */
  happenedAt: string;
  role: RoleName;
  /** Whether the reader can switch these mails off; for other roles they are mandatory. */
  canSwitchOff: boolean;
}

/**
 * Data of a mail about an account. Contains no text of anonymous users, who could otherwise send any message to another
 * person's address.
 */
export interface AccountMail {
  key: AccountMailKey;
  language: Language;
  tenant: { name: string; primaryColor: string };
  role: RoleName;
  /** Reason in the words of the company. */
  rejectionReason: string | null;
  /** Way in which the current password was set; null for other mails. */
  passwordSetBy: PasswordSetter | null;
  happenedAt: Date;
}

/** Link created for one attempt to send. */
export interface MailLink {
  address: string;
  /** End of the token's validity; null for a public page. */
  expiresAt: Date | null;
}
