import { WEEKDAY_HOLIDAYS } from '@aval/domain/calendar/holidays';
import { expect, test } from 'vitest';
import { weekdayHolidays } from './weekday-holidays';

test('the domain has the holidays of the library date-holidays', () => {
  expect(WEEKDAY_HOLIDAYS).toEqual(weekdayHolidays());
});
