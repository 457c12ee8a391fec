import { addDays, type CivilDate, civilDateOf, startOfCivilDay } from '../calendar/civil-date';
import { addWorkingDays } from '../calendar/working-days';
import type { DisplayStatus } from './vocabulary';

const WORKING_DAYS_AFTER_LATE_DECISION = 5;

/** Display statuses in which somebody is waited for, and reminded. Source: rules.md section 4. */
export const REMINDED_STATUSES: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'pending_missing_info',
  'pending_validation',
  'pending_company_accept',
  'pending_company_deny',
  'pending_analysis',
  'pending_evaluation',
  'pending_continue',
]);

/**
 * When an accepted demand with cycles left turns into "pending continue": 00:00 in Europe/Madrid of the day after the
 * current cycle's last session; decided later than that, of the fifth working day after the decision.
 * Returns an ISO instant. Source: rules.md section 3.
 */
export function continueInstant(cycleEnd: CivilDate | null, decidedAt: string): string {
  if (cycleEnd) {
    const dayAfter = startOfCivilDay(addDays(cycleEnd, 1));
    if (Date.parse(decidedAt) <= Date.parse(dayAfter)) return dayAfter;
  }
  return startOfCivilDay(addWorkingDays(civilDateOf(decidedAt), WORKING_DAYS_AFTER_LATE_DECISION));
}
