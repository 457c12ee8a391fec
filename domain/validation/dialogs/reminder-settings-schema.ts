import { REMINDED_STATUSES, type RemindedStatus } from '../../demand/timing/reminders';
import { group, integer } from '../fields/field';

/** A quarter of a year: a typing error must not silence a state for ever. */
const MOST_REMINDER_DAYS = 60;

const rule = group({
  firstAfter: integer({ min: 0, max: MOST_REMINDER_DAYS }),
  every: integer({ min: 1, max: MOST_REMINDER_DAYS }),
});

/** The working days of each state in which somebody is reminded. Source: docs/rules.md 4.1. */
export const reminderSettingsSchema = group(
  Object.fromEntries(REMINDED_STATUSES.map((status) => [status, rule])) as Record<RemindedStatus, typeof rule>,
);
