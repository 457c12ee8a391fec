import type { RemindedStatus, ReminderRules } from '@aval/domain/demand/timing/reminders';
import type { DemandKey } from './activities';

/** A local activity, because it changes nothing. */
export interface ReminderReads {
  readReminders(key: DemandKey): Promise<ReminderSettings>;
}

/** Regular activities. */
export interface ReminderWrites {
  /** Tells those who are waited for; once for each due instant, however often it is asked to. */
  issueReminder(input: ReminderInput): Promise<void>;
  /** Reminders work again, as far as can be known before the next one: nothing that was due is left. */
  clearReminderFault(key: DemandKey): Promise<void>;
}

export interface ReminderSettings {
  rules: ReminderRules;
  /** ISO instant up to which nothing more is to be said of this demand; null when nothing has been. */
  remindedUntil: string | null;
  /** The demand says that its reminders have stopped. */
  isMarked: boolean;
}

export interface ReminderInput extends DemandKey {
  /** Number of the last history entry that the run knows: an older run than the database reminds nobody. */
  sequence: number;
  status: RemindedStatus;
  /** ISO instant; the reminder's key. */
  dueAt: string;
  /** ISO instant of the turn. */
  issuedAt: string;
}
