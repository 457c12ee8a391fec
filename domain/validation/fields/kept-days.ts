import { type CivilDate, isCivilDate, writtenDate } from '../../calendar/civil-date';
import { message } from './message';

/**
 * First and last accepted day: others have a mistyped year, and the database has no year 0. Source: docs/rules.md 3.13.
 */
const FIRST_DAY: CivilDate = '1900-01-01';
const LAST_DAY: CivilDate = '2200-12-31';

/** Whether a value is a day, `yyyy-MM-dd`, of an accepted year. */
export function isKeptDay(day: unknown): day is CivilDate {
  return isCivilDate(day) && day >= FIRST_DAY && day <= LAST_DAY;
}

/** Returns the message for a day outside the accepted years; null for other days. */
export function yearNotKept(day: CivilDate): string | null {
  if (day < FIRST_DAY) return message('dateBefore', { date: writtenDate(FIRST_DAY) });
  return day > LAST_DAY ? message('dateAfter', { date: writtenDate(LAST_DAY) }) : null;
}
