import { fileURLToPath } from 'node:url';
import { weekday } from '@aval/domain/calendar/civil-date';
import Holidays from 'date-holidays';

export const WEEKDAY_HOLIDAYS_FILE = fileURLToPath(new URL('../../domain/calendar/holidays.ts', import.meta.url));

/**
 * What the library says: nation-wide public holidays of Spain from Monday to Friday, in order. The Monday to which regions may move a holiday
 * that falls on a Sunday is regional, though the library counts it as the nation's. Source: docs/rules.md 7.1.
 */
export function weekdayHolidays(): string[] {
  const spain = new Holidays('ES');
  const dates: string[] = [];
  for (let year = 2020; year <= 2040; year += 1) {
    for (const holiday of spain.getHolidays(year)) {
      const date = holiday.date.slice(0, 10);
      if (holiday.type === 'public' && !holiday.substitute && weekday(date) <= 5) dates.push(date);
    }
  }
  return dates.sort();
}
