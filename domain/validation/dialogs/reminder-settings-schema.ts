import { REMINDED_STATUSES, type RemindedStatus } from '../../demand/timing/reminders';
import { group, integer } from '../fields/field';

/** About a quarter of a year, so that a typing error cannot silence a state for ever. */
const MOST_REMINDER_DAYS = 60;

const rule = group({
  firstAfter: integer({ min: 0, max: MOST_REMINDER_DAYS }),
  every: integer({ min: 1, max: MOST_REMINDER_DAYS }),
});

/** Schema of the reminder intervals of each reminded state, in working days. Source: docs/rules.md 4.1. */
export const reminderSettingsSchema = group(
  Object.fromEntries(REMINDED_STATUSES.map((status) => [status, rule])) as Record<RemindedStatus, typeof rule>,
);
