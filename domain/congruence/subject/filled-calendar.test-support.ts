import { addDays, type CivilDate } from '../../calendar/civil-date';
import { sessionCalendar } from '../../clinical/session-calendar';
import type { RegimenFill } from './regimen-fill';

/** The first session of the first cycle. */
export const START: CivilDate = '2026-12-01';

function datesOf(sessionDays: readonly number[], start: CivilDate): CivilDate[] {
  const [first = 1] = sessionDays;
  return sessionDays.map((day) => addDays(start, day - first));
}

/** The dates of the first three cycles, as the calendar has them of a request with a regimen put in. */
export function firstCyclesOf(fill: RegimenFill): CivilDate[][] {
  const dates = { firstSessionDate: START, sessionDates: datesOf(fill.sessionDays, START) };
  return sessionCalendar({ ...fill, ...dates, cycle: 1, totalCycles: 3 }).map((cycle) => cycle.sessionDates);
}

/** The same, as they are said by the days of its cycle and the days from one cycle to the next. */
export function repeated({ sessionDays }: RegimenFill, lengthDays: number): CivilDate[][] {
  return [0, 1, 2].map((after) => datesOf(sessionDays, addDays(START, after * lengthDays)));
}
