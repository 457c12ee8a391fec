import { addDays, type CivilDate } from '../../calendar/civil-date';
import { sessionCalendar } from '../../clinical/session-calendar';
import type { RegimenFill } from './regimen-fill';

/** Date of the first session of the first cycle. */
export const START: CivilDate = '2026-12-01';

function datesOf(sessionDays: readonly number[], start: CivilDate): CivilDate[] {
  const [first = 1] = sessionDays;
  return sessionDays.map((day) => addDays(start, day - first));
}

/** Session dates of the first three cycles in the calendar of a request that a regimen was put into. */
export function firstCyclesOf(fill: RegimenFill): CivilDate[][] {
  const dates = { firstSessionDate: START, sessionDates: datesOf(fill.sessionDays, START) };
  return sessionCalendar({ ...fill, ...dates, cycle: 1, totalCycles: 3 }).map((cycle) => cycle.sessionDates);
}

/** Expected dates of the first three cycles, from the days of a cycle and its length. */
export function repeated({ sessionDays }: RegimenFill, lengthDays: number): CivilDate[][] {
  return [0, 1, 2].map((after) => datesOf(sessionDays, addDays(START, after * lengthDays)));
}
