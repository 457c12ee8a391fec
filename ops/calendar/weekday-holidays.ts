import { fileURLToPath } from 'node:url';
import { weekday } from '@aval/domain/calendar/civil-date';
import Holidays from 'date-holidays';

export const WEEKDAY_HOLIDAYS_FILE = fileURLToPath(new URL('../../domain/calendar/holidays.ts', import.meta.url));

/** What the library says: nation-wide public holidays of Spain from Monday to Friday, in order. */
export function weekdayHolidays(): string[] {
  const spain = new Holidays('ES');
  const dates: string[] = [];
  for (let year = 2020; year <= 2040; year += 1) {
    for (const holiday of spain.getHolidays(year)) {
      const date = holiday.date.slice(0, 10);
      if (holiday.type === 'public' && weekday(date) <= 5) dates.push(date);
    }
  }
  return dates.sort();
}
