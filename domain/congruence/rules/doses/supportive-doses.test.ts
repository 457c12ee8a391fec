import { expect, test } from 'vitest';
import { addDays } from '../../../calendar/civil-date';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS, verdictOf } from '../rule-cases.test-support';
import { doseAgainstKnown } from './dose-against-known';
import { dosePerInterval } from './dose-per-interval';

const START = '2026-12-01';
const facts = { drugs: REFERENCE_DRUGS };

type Given = readonly [slug: string, dose: number, doseType?: string, administration?: string];

const lineOf = ([slug, dose, doseType = 'MG', administration = 'INTRAVENOUS']: Given, sessions = [1]) =>
  line(drugIdOf(slug), dose, doseType, administration, sessions);

/** Request of 80 kg with sessions on days of a cycle, from its length. */
function request(days: readonly number[], length: number, drugs: object[]): object {
  return chemotherapy(
    {
      cycle: 1,
      totalCycles: 6,
      sessionsPerCycle: days.length,
      sessionFrequencyDays: days.length > 1 ? 1 : 0,
      cycleIntervalDays: length - (days.at(-1) ?? 1) + 1,
      firstSessionDate: START,
      sessionDates: days.map((day) => addDays(START, day - 1)),
      drugs,
    },
    { type: 'mama' },
  );
}

const SC = 'SUBCUTANEOUS';

test.each<[string, Given, string | null]>([
  ['zoledronic acid', ['acido-zoledronico', 4], null],
  ['zoledronic acid for kidneys of 30 ml/min', ['acido-zoledronico', 3], null],
  ['zoledronic acid once a year', ['acido-zoledronico', 5], null],
  ['zoledronic acid by weight', ['acido-zoledronico', 4, 'MGKG'], 'higherThanLabel: serious'],
  ['tenfold zoledronic acid', ['acido-zoledronico', 40], 'higherThanLabel: serious'],
  ['denosumab', ['denosumab', 120, 'MG', SC], null],
  ['denosumab against the loss of bone', ['denosumab', 60, 'MG', SC], null],
  ['tenfold denosumab', ['denosumab', 1200, 'MG', SC], 'higherThanLabel: serious'],
  ['a syringe of filgrastim', ['filgrastim', 0.3, 'MG', SC], null],
  ['a larger syringe of filgrastim', ['filgrastim', 0.48, 'MG', SC], null],
  ['filgrastim for mobilization', ['filgrastim', 0.01, 'MGKG', SC], null],
  ['filgrastim in micrograms', ['filgrastim', 300, 'MG', SC], 'higherThanLabel: serious'],
  ['pegfilgrastim', ['pegfilgrastim', 6, 'MG', SC], null],
  ['tenfold pegfilgrastim', ['pegfilgrastim', 60, 'MG', SC], 'higherThanLabel: serious'],
  ['darbepoetin', ['darbepoetina-alfa', 0.5, 'MG', SC], null],
  ['darbepoetin once a week', ['darbepoetina-alfa', 0.15, 'MG', SC], null],
  ['darbepoetin in micrograms', ['darbepoetina-alfa', 500, 'MG', SC], 'higherThanLabel: serious'],
  ['dexamethasone', ['dexametasona', 8], null],
  ['dexamethasone before paclitaxel', ['dexametasona', 20], null],
  ['dexamethasone of another tumour', ['dexametasona', 40], 'higherThanLabel: note'],
  ['tenfold dexamethasone', ['dexametasona', 200], 'higherThanLabel: serious'],
  ['ondansetron', ['ondansetron', 16], null],
  ['ondansetron by weight', ['ondansetron', 0.15, 'MGKG'], null],
  ['ondansetron by mouth', ['ondansetron', 24, 'MG', 'ORAL'], null],
  ['tenfold ondansetron', ['ondansetron', 160], 'higherThanLabel: serious'],
  ['palonosetron', ['palonosetron', 0.25], null],
  ['hundredfold palonosetron', ['palonosetron', 25], 'higherThanLabel: serious'],
  ['nasal fentanyl', ['fentanilo-nasal', 0.8, 'MG', 'NASAL'], null],
  ['nasal fentanyl in micrograms', ['fentanilo-nasal', 100, 'MG', 'NASAL'], 'higherThanLabel: serious'],
])('%s: %s %s', (_name, given, verdict) => {
  expect(verdictOf(doseAgainstKnown, request([1], 28, [lineOf(given)]), facts)).toBe(verdict);
});

const PEGFILGRASTIM = ['pegfilgrastim', 6, 'MG', SC] as const;
const ZOLEDRONIC_ACID = ['acido-zoledronico', 4] as const;
const DARBEPOETIN = ['darbepoetina-alfa', 0.5, 'MG', SC] as const;
const LETROZOLE = lineOf(['letrozol', 2.5, 'MG', 'ORAL']);
const CYCLOPHOSPHAMIDE = lineOf(['ciclofosfamida', 600, 'MGM2']);

const verdict = (days: readonly number[], length: number, drugs: object[]) =>
  verdictOf(dosePerInterval, request(days, length, drugs), facts);

test('an interval is judged where the supportive drug makes the cycle, alone or beside hormones', () => {
  for (const others of [[], [LETROZOLE]]) {
    for (const length of [21, 28, 84, 180])
      expect(verdict([1], length, [lineOf(ZOLEDRONIC_ACID), ...others])).toBeNull();
    expect(verdict([1], 7, [lineOf(ZOLEDRONIC_ACID), ...others])).toBe('denserThanLabel: serious');
  }
  expect(verdict([1], 21, [lineOf(DARBEPOETIN)])).toBeNull();
  expect(verdict([1], 7, [lineOf(DARBEPOETIN)])).toMatch(/^denserThan/);
  expect(verdict([1], 7, [lineOf(['darbepoetina-alfa', 0.15, 'MG', SC])])).toBeNull();
});

test('beside a drug that has cycles it may be given in every second one', () => {
  const capecitabine = lineOf(['capecitabina', 1000, 'MGM2', 'ORAL']);
  expect(verdict([1], 21, [capecitabine, lineOf(['denosumab', 120, 'MG', SC])])).toBeNull();
  expect(verdict([1], 21, [LETROZOLE, lineOf(['denosumab', 120, 'MG', SC])])).toBe('denserThanLabel: note');
  for (const given of [ZOLEDRONIC_ACID, DARBEPOETIN, PEGFILGRASTIM])
    expect(verdict([1], 14, [CYCLOPHOSPHAMIDE, lineOf(given)])).toBeNull();
});

test('its days within one cycle count: pegfilgrastim lasts for the cycle', () => {
  const given = (length: number, days: readonly number[]) =>
    verdict(days, length, [
      CYCLOPHOSPHAMIDE,
      lineOf(
        PEGFILGRASTIM,
        days.map((_, at) => at + 1),
      ),
    ]);
  for (const length of [14, 21]) expect(given(length, [1])).toBeNull();
  expect(given(21, [1, 2, 3, 4, 5])).toBe('denserThanLabel: serious');
});

test('supportive drugs of each day of chemotherapy are right on five days', () => {
  const days = [1, 2, 3, 4, 5];
  const sessions = days.map((_, at) => at + 1);
  const drugs = (
    [
      ['filgrastim', 0.3, 'MG', SC],
      ['dexametasona', 8],
      ['ondansetron', 8],
      ['palonosetron', 0.25],
    ] as const
  ).map((given) => lineOf(given, sessions));
  expect(findingsOf(dosePerInterval, request(days, 21, [CYCLOPHOSPHAMIDE, ...drugs]), facts)).toEqual([]);
});
