import { WEEKDAY_HOLIDAYS } from '@aval/domain/calendar/holidays';
import { expect, test } from 'vitest';
import { weekdayHolidays } from './weekday-holidays';

test('the holidays of the domain are those of the library', () => {
  expect(WEEKDAY_HOLIDAYS).toEqual(weekdayHolidays());
});
