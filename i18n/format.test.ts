import { expect, test } from 'vitest';
import {
  describeAge,
  describeDaysSince,
  describeDaysToStart,
  formatDate,
  formatDayMonth,
  formatDecimal,
  formatMoney,
  formatSigned,
  formatSize,
  formatStamp,
  formatTime,
  formatTimeWithSeconds,
  formatTyped,
} from './format';
import { createI18n } from './instance';

test('dates and stamps', () => {
  expect(formatDate('2026-04-07')).toBe('07/04/2026');
  expect(formatDayMonth('2026-04-07')).toBe('07/04');
  expect(formatStamp('2026-04-16T06:50:12Z')).toBe('16/04/2026 08:50:12');
  expect(formatStamp(new Date('2026-01-01T23:00:00Z'))).toBe('02/01/2026 00:00:00');
  expect(formatTime('2026-01-16T09:42:31Z')).toBe('10:42');
  expect(formatTimeWithSeconds('2026-01-16T09:42:31Z')).toBe('10:42:31');
});

test.each([
  [133.6, 2, '133,60'],
  [1234567.891, 2, '1.234.567,89'],
  [-2, 0, '−2'],
  [-0.001, 2, '0,00'],
  [999, 0, '999'],
  [1000, 0, '1.000'],
])('%d with %i decimals: %s', (value, decimals, expected) => {
  expect(formatDecimal(value, decimals)).toBe(expected);
});

test('money, counters, sizes and typed figures', () => {
  expect(formatMoney(318_000)).toBe('3.180,00\u00a0€');
  expect(formatMoney(5)).toBe('0,05\u00a0€');
  expect([4, 0, -2].map(formatSigned)).toEqual(['+4', '0', '−2']);
  expect([999, 1000, 412_300, 1_100_000, 14_960_000].map(formatSize)).toEqual([
    '999\u00a0B',
    '1\u00a0kB',
    '412\u00a0kB',
    '1,1\u00a0MB',
    '15,0\u00a0MB',
  ]);
  expect(formatTyped(1234.5)).toBe('1234,5');
});

test('working days in words', async () => {
  const spanish = await createI18n('es');
  const english = await createI18n('en');
  expect([4, 1, 0, -2].map((days) => describeDaysToStart(spanish, days, false))).toEqual([
    'en 4 días laborables',
    'en 1 día laborable',
    'en 0 días laborables',
    'empezó hace 2 días laborables',
  ]);
  expect(describeDaysToStart(spanish, 0, true)).toBe('empieza hoy');
  expect([0, 1].map((days) => describeDaysSince(english, days, false))).toEqual([
    '0 working days ago',
    '1 working day ago',
  ]);
  expect(describeDaysSince(english, 0, true)).toBe('today');
});

test.each([
  [-5, 'hace 0 s'],
  [59_999, 'hace 59 s'],
  [60_000, 'hace 1 min'],
  [3_599_000, 'hace 59 min'],
  [7_200_000, 'hace 2 h'],
  [86_400_000, 'hace 1 día'],
  [30 * 86_400_000, 'hace 30 días'],
])('an age of %d ms: %s', async (milliseconds, expected) => {
  expect(describeAge(await createI18n('es'), milliseconds)).toBe(expected);
});
