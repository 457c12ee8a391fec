import { type CivilDate, civilDateOf, endOfCivilDay, startOfCivilDay } from '../../calendar/civil-date';
import { addWorkingDays } from '../../calendar/working-days';

const WORKING_DAYS_AFTER_LATE_DECISION = 5;

/**
 * Returns the ISO instant at which an accepted demand with cycles left becomes "pending continue": 00:00 in
 * Europe/Madrid of the day after the current cycle's last session; when decided later than that, of the fifth working
 * day after the decision. Source: docs/rules.md 3.8.
 */
export function continueInstant(cycleEnd: CivilDate | null, decidedAt: string): string {
  if (cycleEnd) {
    const dayAfter = endOfCivilDay(cycleEnd);
    if (Date.parse(decidedAt) <= Date.parse(dayAfter)) return dayAfter;
  }
  return startOfCivilDay(addWorkingDays(civilDateOf(decidedAt), WORKING_DAYS_AFTER_LATE_DECISION));
}
