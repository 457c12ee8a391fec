import { type CivilDate, isCivilDate, writtenDate } from '../../calendar/civil-date';
import { message } from './message';

/** The days that the product keeps: what lies outside is a mistyped year, and databases know no year 0. Source: docs/rules.md 3.13. */
const FIRST_DAY: CivilDate = '1900-01-01';
const LAST_DAY: CivilDate = '2200-12-31';

/** Whether it is a day, `yyyy-MM-dd`, of a year that the product keeps. */
export function isKeptDay(day: unknown): day is CivilDate {
  return isCivilDate(day) && day >= FIRST_DAY && day <= LAST_DAY;
}

/** The message of a day whose year is not kept; null for one that is. */
export function yearNotKept(day: CivilDate): string | null {
  if (day < FIRST_DAY) return message('dateBefore', { date: writtenDate(FIRST_DAY) });
  return day > LAST_DAY ? message('dateAfter', { date: writtenDate(LAST_DAY) }) : null;
}
