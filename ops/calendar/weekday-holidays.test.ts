import { LAST_HOLIDAY_YEAR, WEEKDAY_HOLIDAYS } from '@aval/domain/calendar/holidays';
import { expect, test } from 'vitest';
import { LAST_YEAR, weekdayHolidays } from './weekday-holidays';

test('the domain has the holidays of the library date-holidays', () => {
  expect(WEEKDAY_HOLIDAYS).toEqual(weekdayHolidays());
  expect(LAST_HOLIDAY_YEAR).toBe(LAST_YEAR);
});
