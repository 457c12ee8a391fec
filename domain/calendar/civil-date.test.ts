import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  civilDateOf,
  daysBetween,
  endOfCivilDay,
  isCivilDate,
  startOfCivilDay,
  weekday,
} from './civil-date';

test.each([
  ['2026-04-27', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-4-27', false],
  ['27/04/2026', false],
  ['2026-04-27T00:00', false],
  ['', false],
  [null, false],
])('%s is a civil date: %s', (value, expected) => {
  expect(isCivilDate(value)).toBe(expected);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s + %i days = %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

test.each([
  ['9999-12-30', 1, '9999-12-31'],
  ['9999-12-31', 1, '9999-12-31'],
  ['2026-04-16', 1_000_000_000_000, '9999-12-31'],
  ['0000-01-01', -1, '0000-01-01'],
  ['2026-04-16', -1_000_000_000_000, '0000-01-01'],
])('%s + %i days is clamped to %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('a date that does not exist is refused', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});

test.each([
  ['2026-04-16', 4],
  ['2026-04-19', 7],
  ['1969-12-29', 1],
])('%s is weekday %i', (date, expected) => {
  expect(weekday(date)).toBe(expected);
});

describe('instants in Europe/Madrid', () => {
  test.each([
    ['2026-01-15T22:59:59Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
  ])('%s is on %s', (instant, expected) => {
    expect(civilDateOf(instant)).toBe(expected);
    expect(civilDateOf(new Date(instant))).toBe(expected);
  });

  test.each([
    ['2026-01-16', '2026-01-15T23:00:00.000Z'],
    ['2026-07-16', '2026-07-15T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (date, expected) => {
    expect(startOfCivilDay(date)).toBe(expected);
    expect(civilDateOf(startOfCivilDay(date))).toBe(date);
  });

  test.each([
    ['2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ])('%s is over at %s', (date, expected) => {
    expect(endOfCivilDay(date)).toBe(expected);
  });
});

test.each([
  ['2026-11-23', '1961-11-24', 64],
  ['2026-11-24', '1961-11-24', 65],
  ['2026-02-28', '2000-02-29', 25],
  ['2026-03-01', '2000-02-29', 26],
])('on %s, born on %s, the age is %d', (today, birthday, age) => expect(ageOn(today, birthday)).toBe(age));
