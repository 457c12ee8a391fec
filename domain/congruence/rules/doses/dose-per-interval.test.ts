import { expect, test } from 'vitest';
import { addDays } from '../../../calendar/civil-date';
import { chosen, LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, findingsOf, line, verdictOf } from '../rule-cases.test-support';
import { cycleLength } from '../schedule/cycle-length';
import { doseAgainstRegimen } from './dose-against-regimen';
import { dosePerInterval } from './dose-per-interval';

const START = '2026-12-01';

/** Request of lines on days of a cycle, from its length; four cycles unless told. */
function request(type: string, days: readonly number[], length: number, drugs: object[], more: object = {}): object {
  return chemotherapy(
    {
      cycle: 1,
      totalCycles: 4,
      sessionsPerCycle: days.length,
      sessionFrequencyDays: days.length > 1 ? (days[1] ?? 1) - (days[0] ?? 1) : 0,
      cycleIntervalDays: length - (days.at(-1) ?? 1) + 1,
      firstSessionDate: START,
      sessionDates: days.map((day) => addDays(START, day - 1)),
      drugs,
      ...more,
    },
    { type },
  );
}

const sessions = (days: readonly number[]) => days.map((_, place) => place + 1);
const iv = (drug: number, dose: number, days: readonly number[]) =>
  line(drug, dose, 'MGM2', 'INTRAVENOUS', sessions(days));

// Oxaliplatin by its label: 85 mg/m² every 14 days, 130 every 21.
test.each([
  [85, 14, null],
  [130, 21, null],
  [130, 20, null],
  [130, 17, null],
  [130, 16, 'denserThanLabel: warning'],
  [130, 14, 'denserThanLabel: warning'],
  [130, 13, 'denserThanLabel: serious'],
  [130, 7, 'denserThanLabel: serious'],
])('oxaliplatin %d mg/m² every %d days: %s', (dose, length, verdict) => {
  expect(verdictOf(dosePerInterval, request('colo_rectal', [1], length, [iv(17, dose, [1])]))).toBe(verdict);
});

const FIVE_DAYS = [1, 2, 3, 4, 5];

test('cisplatin on five days: 20 mg/m² is a schedule of the label, 75 mg/m² is not', () => {
  const on = (dose: number) => verdictOf(dosePerInterval, request('otros', FIVE_DAYS, 21, [iv(16, dose, FIVE_DAYS)]));
  expect(on(20)).toBeNull();
  expect(on(75)).toBe('denserThanLabel: serious');
});

test('doxorubicin and cyclophosphamide of AC on every day', () => {
  const on = (days: readonly number[], length: number) =>
    findingsOf(dosePerInterval, request('mama', days, length, [iv(6, 60, days), iv(7, 600, days)])).map(
      ({ values, severity }) => [JSON.stringify(values.drug).includes('Doxo'), severity],
    );
  expect(on([1], 21)).toEqual([]);
  expect(on([1], 14)).toEqual([]);
  expect(on([1], 1)).toContainEqual([true, 'serious']);
});

test('counts sessions on days that follow each other: gemcitabine weekly and on five days', () => {
  const on = (days: readonly number[]) =>
    verdictOf(dosePerInterval, request('pancreas', days, 28, [iv(1, 1000, days)]));
  expect(on([1, 8, 15])).toBeNull();
  expect(on(FIVE_DAYS)).toBe('denserThanLabel: serious');
});

const WEEK = [1, 2, 3, 4, 5, 6, 7];

test('oral methotrexate once a week, and on every day', () => {
  const by = (days: readonly number[], length: number) =>
    verdictOf(
      dosePerInterval,
      request('sindrome_mieloproliferativo', days, length, [line(9, 20, 'MGM2', 'ORAL', sessions(days))]),
    );
  expect(by([1], 7)).toBeNull();
  expect(by(WEEK, 7)).toBe('denserThanLabel: serious');
  expect(by([1], 1)).toBe('denserThanLabel: serious');
});

test('a drug taken at home on days that the request does not have is not judged', () => {
  const capecitabine = line(15, 1250, 'MGM2', 'ORAL', [1]);
  expect(verdictOf(dosePerInterval, request('mama', [1], 21, [capecitabine]))).toBeNull();
});

// Trastuzumab emtansine 3.6 mg/kg every 21 days.
test.each([
  [21, null],
  [42, null],
  [43, 'sparserThanLabel: warning'],
  [84, 'sparserThanLabel: warning'],
])('trastuzumab emtansine every %d days: %s', (length, verdict) => {
  const given = line(13, 3.6, 'MGKG');
  const content = (more: object = {}) => request('mama', [1], length, [given], more);
  expect(verdictOf(dosePerInterval, content())).toBe(verdict);
  expect(verdictOf(dosePerInterval, content({ totalCycles: 1 }))).toBeNull();
});

test('an only cycle has no next one, but sessions within it count', () => {
  const only = { totalCycles: 1 };
  expect(verdictOf(dosePerInterval, request('colo_rectal', [1], 7, [iv(17, 130, [1])], only))).toBeNull();
  const daily = request('otros', FIVE_DAYS, 21, [iv(16, 75, FIVE_DAYS)], only);
  expect(verdictOf(dosePerInterval, daily)).toBe('denserThanLabel: serious');
});

test('a draft without dates of three sessions or more, or without an interval, is not judged', () => {
  const draft = { sessionDates: [] };
  expect(verdictOf(dosePerInterval, request('otros', FIVE_DAYS, 21, [iv(16, 75, FIVE_DAYS)], draft))).toBeNull();
  expect(verdictOf(dosePerInterval, request('colo_rectal', [1], 7, [iv(17, 130, [1])], draft))).not.toBeNull();
  const open = { cycleIntervalDays: null };
  expect(verdictOf(dosePerInterval, request('colo_rectal', [1], 7, [iv(17, 130, [1])], open))).toBeNull();
});

test('tells what the line and the label come to in the same days', () => {
  expect(findingsOf(dosePerInterval, request('colo_rectal', [1], 7, [iv(17, 130, [1])]))).toMatchObject([
    { values: { given: { value: 390, unit: 'mg/m2' }, bound: { value: 130 }, window: { value: 21 } } },
  ]);
});

test('a schedule of the label beside the chosen regimen is a note of its dose and of its interval', () => {
  const capox = (length: number) =>
    request('colo_rectal', [1], length, [iv(17, 130, [1])], { ...chosen('colorrectal-mfolfox6') });
  const inLibrary = { regimens: LIBRARY };
  expect(verdictOf(doseAgainstRegimen, capox(21), inLibrary)).toBe('higher: note');
  expect(verdictOf(doseAgainstRegimen, capox(14), inLibrary)).toBe('higher: serious');
  expect(verdictOf(cycleLength, capox(21), inLibrary)).toBe('longer: note');
  const folfox = (length: number) =>
    request('colo_rectal', [1], length, [iv(17, 85, [1])], { ...chosen('colorrectal-capox') });
  expect(verdictOf(cycleLength, folfox(14), inLibrary)).toBe('shorter: note');
  expect(verdictOf(cycleLength, folfox(7), inLibrary)).toBe('shorter: warning');
});
