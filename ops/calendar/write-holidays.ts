import { writeFile } from 'node:fs/promises';
import { WEEKDAY_HOLIDAYS_FILE, weekdayHolidays } from './weekday-holidays';

const rows = weekdayHolidays().map((date) => `  '${date}',`);
const text = `/**
 * Spain's nation-wide public holidays of 2020 to 2040 that fall on Monday to Friday.
 * Made from the library date-holidays by ops/calendar/write-holidays.ts; a test compares them. Source: docs/rules.md 7.1.
 */
export const WEEKDAY_HOLIDAYS: readonly string[] = [
${rows.join('\n')}
];
`;
await writeFile(WEEKDAY_HOLIDAYS_FILE, text);
