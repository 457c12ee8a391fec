import { DISPLAY_STATUSES, type DisplayStatus } from '@aval/domain/demand/vocabulary';
import { expect, test } from 'vitest';
import {
  describeAge,
  describeDaysSince,
  describeMoment,
  describeSpan,
  describeStart,
  formatDate,
  formatDayMonth,
  formatStamp,
  formatTime,
  formatTimeWithSeconds,
  formatTyped,
  inSentence,
  keepFigures,
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

test('common nouns are lower case within a sentence, abbreviations are not', () => {
  expect(['Mama', 'Síndrome mieloproliferativo', 'Óseo', 'HER2', 'mama'].map(inSentence)).toEqual([
    'mama',
    'síndrome mieloproliferativo',
    'óseo',
    'HER2',
    'mama',
  ]);
});

test('figures stay on one line with what they count', () => {
  expect(keepFigures('Bevacizumab 25 mg/ml, 1 vial de 16 ml')).toBe(
    'Bevacizumab 25\u00a0mg/ml, 1\u00a0vial de 16\u00a0ml',
  );
  expect(keepFigures('Tegafur/gimeracilo 15 (2 × 42)')).toBe('Tegafur/gimeracilo 15 (2 × 42)');
});

test('the value of an input', () => {
  expect(formatTyped(1234.5)).toBe('1234,5');
});

test('working days in words', async () => {
  const spanish = await createI18n('es');
  const english = await createI18n('en');
  const start = (status: DisplayStatus, days: number, isToday = false) =>
    describeStart(spanish, status, { date: '2026-10-20', days, isToday });
  expect([4, 1, 0, -2].map((days) => start('sended_accepted', days))).toEqual([
    'en 4 días laborables',
    'en 1 día laborable',
    'en menos de un día laborable',
    'empezó hace 2 días laborables',
  ]);
  expect(start('sended_accepted', 0, true)).toBe('empieza hoy');
  expect(start('pending_analysis', 0, true)).toBe('previsto para hoy');
  expect([0, 1].map((days) => describeDaysSince(english, days, false))).toEqual([
    'less than a working day',
    '1 working day ago',
  ]);
  expect(describeDaysSince(english, 0, true)).toBe('today');
});

test('only an authorized treatment is described as started', async () => {
  const instance = await createI18n('es', ['common']);
  const start = { date: '2026-10-20', days: -24, isToday: false } as const;
  const said = DISPLAY_STATUSES.filter((status) => describeStart(instance, status, start).startsWith('empezó'));
  expect(said).toEqual(['pending_continue', 'sended_accepted']);
  for (const status of ['sended_denied', 'canceled', 'finished'] as const) {
    expect(describeStart(instance, status, start)).toBe('fecha prevista: 20/10/2026');
  }
});

test('a single day is not described as a span', async () => {
  const [spanish, english] = await Promise.all([createI18n('es', ['common']), createI18n('en', ['common'])]);
  expect(describeSpan(spanish, '2026-12-01', '2026-12-01')).toBe('El 01/12/2026');
  expect(describeSpan(spanish, '2026-12-01', '2027-01-12')).toBe('Del 01/12/2026 al 12/01/2027');
  expect(describeSpan(english, '2026-12-01', '2026-12-01')).toBe('On 01/12/2026');
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

test('describes a moment with its day when that is not today', async () => {
  const [spanish, english] = await Promise.all([createI18n('es', ['common']), createI18n('en', ['common'])]);
  const now = new Date('2026-04-16T08:00:00Z');
  expect(describeMoment(spanish, '2026-04-16T06:59:10Z', now)).toBe('a las 08:59');
  expect(describeMoment(spanish, '2026-04-15T06:59:10Z', now)).toBe('el 15/04/2026 a las 08:59');
  // Days change at midnight in Madrid.
  expect(describeMoment(english, '2026-04-15T22:30:00Z', now)).toBe('at 00:30');
});
