import { addDays, type CivilDate, daysBetween, weekday } from './civil-date';
import { LAST_HOLIDAY_YEAR, WEEKDAY_HOLIDAYS } from './holidays';

const holidays: ReadonlySet<string> = new Set(WEEKDAY_HOLIDAYS);

/**
 * Whether a date is Monday to Friday and no nation-wide public holiday of Spain. Holidays are known up to LAST_HOLIDAY_YEAR.
 * Source: docs/rules.md 7.1.
 */
export function isWorkingDay(date: CivilDate): boolean {
  return weekday(date) <= 5 && !holidays.has(date);
}

/** Years before the end of the known holidays from which operators are warned. */
const WARNING_YEARS = 5;

/**
 * Returns the last year whose holidays are known once its end is less than five years away, otherwise null: after it
 * every holiday would silently
 * count as a working day. Source: docs/rules.md 7.1.
 */
export function lastHolidayYearToWarnOf(today: CivilDate): number | null {
  const year = Number(today.slice(0, 4));
  return year > LAST_HOLIDAY_YEAR - WARNING_YEARS ? LAST_HOLIDAY_YEAR : null;
}

/**
 * Working days after the earlier date up to and including the later one: 0 for the same day, negative when `first` is
 * before `second`. Source: docs/rules.md 7.2.
 */
export function workingDays(first: CivilDate, second: CivilDate): number {
  const [earlier, later] = first < second ? [first, second] : [second, first];
  const count = weekdaysAfter(earlier, later) - holidaysAfter(earlier, later);
  return first < second && count > 0 ? -count : count;
}

/**
 * Returns the `count`-th working day after `date`; `date` itself for 0. Throws a RangeError for a negative or
 * fractional count. Source: docs/rules.md 8.3.
 */
export function addWorkingDays(date: CivilDate, count: number): CivilDate {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`working days to add must be a natural number: ${count}`);
  let day = date;
  for (let left = count; left > 0; ) {
    // Skips whole weeks, always short of the target, so that the last step lands on a working day.
    const weeks = Math.floor((left - 1) / 5);
    if (weeks > 0) {
      const later = addDays(day, weeks * 7);
      left -= weeks * 5 - holidaysAfter(day, later);
      day = later;
      continue;
    }
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/**
 * Working days until a treatment starts: positive before, 0 or negative from that day on. Source: docs/rules.md 7.2.
 */
export function daysToTreatmentStart(start: CivilDate, today: CivilDate): number {
  return workingDays(start, today);
}

/** Working days since the last update of a demand. Source: docs/rules.md 7.2. */
export function daysSinceUpdate(today: CivilDate, lastUpdate: CivilDate): number {
  return workingDays(today, lastUpdate);
}

function weekdaysAfter(earlier: CivilDate, later: CivilDate): number {
  const days = daysBetween(earlier, later);
  const wholeWeeks = Math.floor(days / 7);
  const start = weekday(earlier);
  let rest = 0;
  for (let step = 1; step <= days % 7; step += 1) {
    if ((start + step - 1) % 7 < 5) rest += 1;
  }
  return wholeWeeks * 5 + rest;
}

function holidaysAfter(earlier: CivilDate, later: CivilDate): number {
  return WEEKDAY_HOLIDAYS.filter((holiday) => holiday > earlier && holiday <= later).length;
}
