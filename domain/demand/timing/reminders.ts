import { civilDateOf, startOfCivilDay } from '../../calendar/civil-date';
import { addWorkingDays, workingDays } from '../../calendar/working-days';
import type { DisplayStatus } from '../vocabulary';

/** Display statuses in which somebody has to act and is reminded. Source: docs/rules.md 4.1. */
export const REMINDED_STATUSES = [
  'pending_missing_info',
  'pending_validation',
  'pending_company_accept',
  'pending_company_deny',
  'pending_analysis',
  'pending_evaluation',
  'pending_continue',
] as const satisfies readonly DisplayStatus[];
export type RemindedStatus = (typeof REMINDED_STATUSES)[number];

/** Whether reminders are sent in a display status. */
export function isReminded(status: DisplayStatus): status is RemindedStatus {
  return (REMINDED_STATUSES as readonly DisplayStatus[]).includes(status);
}

/** Statuses in which each reminder still asks for something; in any other it is over. Source: docs/rules.md 4.2. */
const LASTS_IN: Readonly<Record<RemindedStatus, readonly DisplayStatus[]>> = {
  pending_missing_info: ['pending_missing_info'],
  pending_validation: ['pending_validation'],
  pending_company_accept: ['pending_company_accept'],
  pending_company_deny: ['pending_company_deny'],
  pending_analysis: ['pending_analysis'],
  pending_evaluation: ['pending_evaluation'],
  pending_continue: ['pending_continue'],
};

/** Whether a reminder is over in a display status: its mail is not sent any more. */
export function isReminderOver(reminder: RemindedStatus, status: DisplayStatus): boolean {
  return !LASTS_IN[reminder].includes(status);
}

/** Returns the key of a due reminder of a demand; two of different kinds may be due at one instant (ISO 8601). */
export function reminderOccasion(reminder: RemindedStatus, dueAt: string): string {
  return `${dueAt} ${reminder}`;
}

/** Returns the instant at which the reminder with this key was due. */
export function dueAtOf(occasion: string): string {
  return occasion.split(' ', 1)[0] ?? occasion;
}

/** Intervals of the reminders of a state, in working days. Source: docs/rules.md 4.1. */
export interface ReminderRule {
  /** Working days from the beginning of the wait to the first reminder; 0 is immediately. */
  firstAfter: number;
  /** Working days from one reminder to the next; 1 or more. */
  every: number;
}

export type ReminderRules = Record<RemindedStatus, ReminderRule>;

/** Rules of a company that has set none. Source: docs/rules.md 4.1. */
export const DEFAULT_REMINDER_RULES: ReminderRules = {
  pending_missing_info: { firstAfter: 2, every: 3 },
  pending_validation: { firstAfter: 2, every: 2 },
  pending_company_accept: { firstAfter: 2, every: 2 },
  pending_company_deny: { firstAfter: 2, every: 2 },
  pending_analysis: { firstAfter: 2, every: 2 },
  pending_evaluation: { firstAfter: 3, every: 2 },
  pending_continue: { firstAfter: 0, every: 5 },
};

/** Hour of the day, in Europe/Madrid, at which reminders go out: before the working day begins. */
const REMINDER_HOUR = 8;

export interface Waiting {
  /** ISO instant at which the demand entered its state. */
  since: string;
  rule: ReminderRule;
}

/**
 * Returns the instant (ISO 8601, UTC) of the first reminder after `after`, or of the very first one for null. Reminders
 * go out at 08:00 in Europe/Madrid of the working day that is `firstAfter`, `firstAfter + every`, `firstAfter + 2 ·
 * every`, … working days after the day on which the waiting began; with 0 the first one is due at the instant of that
 * beginning itself, when the recipients are notified that they have to act. Throws a RangeError unless both numbers are
 * whole, `firstAfter` 0 or more and `every` 1 or more. Source: docs/rules.md 4.1; the hour is the product's choice.
 */
export function nextReminder(waiting: Waiting, after: string | null): string {
  return instantOf(waiting, after === null ? 0 : lastRound(waiting, after) + 1);
}

/**
 * Returns the last reminder that became due after `after` and not later than `now` (ISO instants); null without one. Of
 * several missed reminders only the last is sent, so that recipients are reminded once, not once for each day of an
 * outage.
 */
export function dueReminder(waiting: Waiting, after: string | null, now: string): string | null {
  const round = lastRound(waiting, now);
  if (round < 0) return null;
  const due = instantOf(waiting, round);
  return after === null || Date.parse(due) > Date.parse(after) ? due : null;
}

/** Number of the last round that is due at `now`; -1 before the first. */
function lastRound(waiting: Waiting, now: string): number {
  const { firstAfter, every } = checked(waiting.rule);
  if (Date.parse(now) < Date.parse(waiting.since)) return -1;
  const passed = Math.abs(workingDays(civilDateOf(now), civilDateOf(waiting.since)));
  const isDue = (round: number) => Date.parse(instantOf(waiting, round)) <= Date.parse(now);
  let round = Math.max(0, Math.floor((passed - firstAfter) / every));
  // Today's round may still be to come.
  while (round >= 0 && !isDue(round)) round -= 1;
  return round;
}

function checked(rule: ReminderRule): ReminderRule {
  const { firstAfter, every } = rule;
  if (!Number.isInteger(firstAfter) || firstAfter < 0 || !Number.isInteger(every) || every < 1)
    throw new RangeError(`no rule for reminders: ${firstAfter}, ${every}`);
  return rule;
}

function instantOf({ since, rule }: Waiting, round: number): string {
  const { firstAfter, every } = checked(rule);
  const days = firstAfter + round * every;
  if (days === 0) return new Date(since).toISOString();
  const midnight = Date.parse(startOfCivilDay(addWorkingDays(civilDateOf(since), days)));
  // Clocks change on Sundays, which are no working days, so that 08:00 is always eight hours after midnight.
  return new Date(midnight + REMINDER_HOUR * 3_600_000).toISOString();
}
