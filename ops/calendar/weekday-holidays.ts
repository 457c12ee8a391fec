import { fileURLToPath } from 'node:url';
import { weekday } from '@aval/domain/calendar/civil-date';
import Holidays from 'date-holidays';

export const FIRST_YEAR = 2020;
export const LAST_YEAR = 2060;

export const WEEKDAY_HOLIDAYS_FILE = fileURLToPath(new URL('../../domain/calendar/holidays.ts', import.meta.url));

/**
 * Returns Spain's nation-wide public holidays of 2020 to 2040 from Monday to Friday, sorted. Leaves out substitute holidays: the
 * Monday after a holiday on a Sunday is regional, although the library counts it as national. Source: docs/rules.md 7.1.
 */
export function weekdayHolidays(): string[] {
  const spain = new Holidays('ES');
  const dates: string[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    for (const holiday of spain.getHolidays(year)) {
      const date = holiday.date.slice(0, 10);
      if (holiday.type === 'public' && !holiday.substitute && weekday(date) <= 5) dates.push(date);
    }
  }
  return dates.sort();
}
