import { type CivilDate, daysBetween } from '@aval/domain/calendar/civil-date';
import { daysSinceUpdate, daysToTreatmentStart } from '@aval/domain/calendar/working-days';
import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { describe, expect, test } from 'vitest';
import {
  describeAge,
  describeDay,
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

describe('the distance of a day from today', () => {
  // 16/04/2026 is a Thursday; Good Friday was on 03/04/2026.
  const since = (today: CivilDate, date: CivilDate) => ({
    days: daysSinceUpdate(today, date),
    calendarDays: daysBetween(date, today),
  });

  test.each<[CivilDate, CivilDate, string, string, string]>([
    ['2026-04-16', '2026-04-16', 'hoy', 'hoy', 'today'],
    ['2026-04-16', '2026-04-15', 'ayer', 'ayer', 'yesterday'],
    ['2026-04-16', '2026-04-14', 'hace 2 días laborables', 'hace 2 d', '2 working days ago'],
    // The working day before a Monday is a Friday, and not yesterday; a Sunday is.
    ['2026-04-20', '2026-04-17', 'hace 1 día laborable', 'hace 1 d', '1 working day ago'],
    ['2026-04-20', '2026-04-19', 'ayer', 'ayer', 'yesterday'],
    ['2026-04-19', '2026-04-17', 'hace menos de un día laborable', 'hace <1 d', 'less than a working day ago'],
    ['2026-04-05', '2026-04-02', 'hace menos de un día laborable', 'hace <1 d', 'less than a working day ago'],
  ])('on %s, of %s: %s, %s, %s', async (today, date, long, short, inEnglish) => {
    const [spanish, english] = await Promise.all([createI18n('es'), createI18n('en')]);
    expect(describeDaysSince(spanish, since(today, date))).toBe(long);
    expect(describeDaysSince(spanish, since(today, date), 'short')).toBe(short);
    expect(describeDaysSince(english, since(today, date))).toBe(inEnglish);
  });

  test.each<[CivilDate, string, string, string]>([
    ['2026-04-22', 'en 4 días laborables', 'en 4 días laborables', 'en 4 d'],
    ['2026-04-17', 'mañana', 'mañana', 'mañana'],
    ['2026-04-16', 'empieza hoy', 'previsto para hoy', 'hoy'],
    ['2026-04-15', 'empezó ayer', 'la fecha pasó ayer', 'ayer'],
    ['2026-04-14', 'empezó hace 2 días laborables', 'la fecha pasó hace 2 días laborables', 'hace 2 d'],
  ])('a start on %s: %s, %s, %s', async (date, begun, planned, short) => {
    const spanish = await createI18n('es');
    const today = '2026-04-16';
    const distance = { days: daysToTreatmentStart(date, today), calendarDays: daysBetween(today, date) };
    expect(describeStart(spanish, 'sended_accepted', { date, ...distance })).toBe(begun);
    expect(describeStart(spanish, 'pending_analysis', { date, ...distance })).toBe(planned);
    expect(describeDay(spanish, distance, 'short')).toBe(short);
  });

  test('over a weekend is less than a working day, ahead and behind', async () => {
    const spanish = await createI18n('es');
    const start = (calendarDays: number) =>
      describeStart(spanish, 'sended_accepted', { date: '2026-04-17', days: 0, calendarDays });
    expect(start(2)).toBe('en menos de un día laborable');
    expect(start(-2)).toBe('empezó hace menos de un día laborable');
  });
});

test('only an authorized treatment is described as started', async () => {
  const instance = await createI18n('es', ['common']);
  const start = { date: '2026-10-20', days: -24, calendarDays: -34 } as const;
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
  ['2026-04-16T08:00:05Z', 'hace 0 s'],
  ['2026-04-16T07:59:01Z', 'hace 59 s'],
  ['2026-04-16T07:59:00Z', 'hace 1 min'],
  ['2026-04-16T07:00:01Z', 'hace 59 min'],
  ['2026-04-15T21:30:00Z', 'hace 10 h'],
  ['2026-04-15T07:59:00Z', 'ayer'],
  // More than a day and less than two, but not of yesterday: days change at midnight in Madrid.
  ['2026-04-14T21:59:00Z', 'hace 2 días'],
  ['2026-04-14T22:01:00Z', 'ayer'],
  ['2026-03-17T08:00:00Z', 'hace 30 días'],
])('the age of %s: %s', async (instant, expected) => {
  expect(describeAge(await createI18n('es'), instant, '2026-04-16T08:00:00Z')).toBe(expected);
});

test('on a day of 25 hours, its beginning is not yesterday at its end', async () => {
  expect(describeAge(await createI18n('es'), '2026-10-24T22:10:00Z', '2026-10-25T22:30:00Z')).toBe('hace 24 h');
});

test('describes a moment with its day when that is not today', async () => {
  const [spanish, english] = await Promise.all([createI18n('es', ['common']), createI18n('en', ['common'])]);
  const now = new Date('2026-04-16T08:00:00Z');
  expect(describeMoment(spanish, '2026-04-16T06:59:10Z', now)).toBe('a las 08:59');
  expect(describeMoment(spanish, '2026-04-15T06:59:10Z', now)).toBe('ayer a las 08:59');
  expect(describeMoment(spanish, '2026-04-14T06:59:10Z', now)).toBe('el 14/04/2026 a las 08:59');
  // Days change at midnight in Madrid.
  expect(describeMoment(english, '2026-04-15T22:30:00Z', now)).toBe('at 00:30');
});
