import { describe, expect, test } from 'vitest';
import { addDays } from './civil-date';
import { WEEKDAY_HOLIDAYS } from './holidays';
import {
  addWorkingDays,
  daysSinceUpdate,
  daysToTreatmentStart,
  isWorkingDay,
  lastHolidayYearToWarnOf,
  workingDays,
} from './working-days';

const published: Record<string, string[]> = {
  'BOE-A-2024-21316': [
    '2025-01-01',
    '2025-01-06',
    '2025-04-18',
    '2025-05-01',
    '2025-08-15',
    '2025-12-08',
    '2025-12-25',
  ],
  'BOE-A-2025-21667': [
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-05-01',
    '2026-10-12',
    '2026-12-08',
    '2026-12-25',
  ],
};

test.each(Object.entries(published))('weekday holidays match those published in %s', (_source, dates) => {
  const year = dates[0]?.slice(0, 4) ?? '';
  expect(WEEKDAY_HOLIDAYS.filter((date) => date.startsWith(year))).toEqual(dates);
});

test.each([
  ['2055-12-31', null],
  ['2056-01-01', 2060],
  ['2060-12-31', 2060],
  ['2061-01-01', 2060],
])('the end of the known holidays is warned of within five years: %s', (today, year) => {
  expect(lastHolidayYearToWarnOf(today)).toBe(year);
});

test.each([
  ['2026-04-02', true],
  ['2026-04-03', false],
  ['2026-04-04', false],
  ['2026-04-06', true],
])('%s is a working day: %s', (date, expected) => {
  expect(isWorkingDay(date)).toBe(expected);
});

test.each(['2022-12-26', '2033-12-26', '2039-12-26'])(
  '%s, to which regions move a Sunday’s holiday, is a national working day',
  (date) => {
    expect(isWorkingDay(date)).toBe(true);
  },
);

describe('working days between two dates', () => {
  test.each([
    ['2026-04-16', '2026-04-16', 0],
    ['2026-04-17', '2026-04-16', 1],
    ['2026-04-16', '2026-04-17', -1],
    ['2026-04-20', '2026-04-16', 2],
    ['2026-04-19', '2026-04-17', 0],
    ['2026-04-17', '2026-04-18', 0],
    ['2026-04-07', '2026-04-02', 2],
    ['2027-01-07', '2026-12-24', 7],
  ])('%s from %s: %i', (first, second, expected) => {
    expect(workingDays(first, second)).toBe(expected);
  });

  test('agree with counting day by day over ten years', () => {
    let counted = 0;
    for (let day = '2020-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
      if (day !== '2020-01-01' && isWorkingDay(day)) counted += 1;
      expect(workingDays(day, '2020-01-01')).toBe(counted);
    }
  });
});

describe('adding working days', () => {
  test.each([
    ['2026-04-16', 0, '2026-04-16'],
    ['2026-04-16', 1, '2026-04-17'],
    ['2026-04-17', 1, '2026-04-20'],
    ['2026-04-02', 1, '2026-04-06'],
    ['2026-12-24', 5, '2027-01-04'],
  ])('%s + %i = %s', (date, count, expected) => {
    expect(addWorkingDays(date, count)).toBe(expected);
  });

  test('agrees with going day by day, from any day of the week', () => {
    for (let start = '2026-03-23'; start < '2026-04-12'; start = addDays(start, 1)) {
      let day = start;
      for (let count = 1; count <= 600; count += 1) {
        do day = addDays(day, 1);
        while (!isWorkingDay(day));
        if (count % 7 === 0 || count < 30) expect(addWorkingDays(start, count)).toBe(day);
      }
    }
  });

  test.each([-1, 1.5])('refuses %d', (count) => {
    expect(() => addWorkingDays('2026-04-16', count)).toThrow(RangeError);
  });
});

test('days to treatment start and since the last update are working days', () => {
  expect(daysToTreatmentStart('2026-04-22', '2026-04-16')).toBe(4);
  expect(daysToTreatmentStart('2026-04-16', '2026-04-16')).toBe(0);
  expect(daysToTreatmentStart('2026-04-14', '2026-04-16')).toBe(-2);
  expect(daysSinceUpdate('2026-04-16', '2026-04-14')).toBe(2);
});
