import { writeFile } from 'node:fs/promises';
import { FIRST_YEAR, LAST_YEAR, WEEKDAY_HOLIDAYS_FILE, weekdayHolidays } from './weekday-holidays';

const rows = weekdayHolidays().map((date) => `  '${date}',`);
const text = `/** Last year whose holidays are known: in later years every weekday counts as a working day. */
export const LAST_HOLIDAY_YEAR = ${LAST_YEAR};

/**
 * Spain's nation-wide public holidays of ${FIRST_YEAR} to ${LAST_YEAR} that fall on Monday to Friday. Generated from the library
 * date-holidays by ops/calendar/write-holidays.ts; a test compares them. Source: docs/rules.md 7.1.
 */
export const WEEKDAY_HOLIDAYS: readonly string[] = [
${rows.join('\n')}
];
`;
await writeFile(WEEKDAY_HOLIDAYS_FILE, text);
