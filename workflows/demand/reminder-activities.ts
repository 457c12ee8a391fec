import type { RemindedStatus, ReminderRules } from '@aval/domain/demand/timing/reminders';
import type { DemandKey } from './activities';

/** Local activity, because it changes nothing. */
export interface ReminderReads {
  readReminders(key: DemandKey): Promise<ReminderSettings>;
}

/** Regular activities. */
export interface ReminderWrites {
  /** Notifies the users whom the demand waits for; once per due instant, however often it is called. */
  issueReminder(input: ReminderInput): Promise<void>;
  /** Clears the fault mark once reminders can be read again and none is due. */
  clearReminderFault(key: DemandKey): Promise<void>;
}

export interface ReminderSettings {
  rules: ReminderRules;
  /** ISO instant up to which no further reminder of this demand is due; null before the first. */
  remindedUntil: string | null;
  /** Whether the demand has the mark of stopped reminders. */
  isMarked: boolean;
}

export interface ReminderInput extends DemandKey {
  /** Number of the last history entry that the run knows: a run that is older than the database issues no reminder. */
  sequence: number;
  status: RemindedStatus;
  /** ISO instant; the reminder's key. */
  dueAt: string;
  /** ISO instant of issue, on the run's clock. */
  issuedAt: string;
}
