import { expect, test } from 'vitest';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS } from '../rule-cases.test-support';
import { harmfulCombination } from './harmful-combination';

/** Sentences and severities that are found in lines of these drugs. */
function found(lines: object[], radiotherapy: object[] = [], given: object = {}): string[] {
  const content = chemotherapy({ drugs: lines, ...given }) as { treatment: object };
  const treatment = { ...content.treatment, radiotherapy };
  const codes = [
    { code: 'T-1', type: 'Radioterapia conformada 3D torácica', radioType: 'Externa' },
    { code: 'P-1', type: 'VMAT de páncreas', radioType: 'Externa' },
  ];
  const radiotherapyCodes = new Map(codes.map((code, index) => [index + 1, code]));
  return findingsOf(harmfulCombination, { ...content, treatment }, { drugs: REFERENCE_DRUGS, radiotherapyCodes }).map(
    ({ variant, severity }) => `${variant}: ${severity}`,
  );
}

const of = (slug: string, route = 'INTRAVENOUS') => line(drugIdOf(slug), 100, 'MG', route);

test.each([
  ['brentuximab-vedotina', 'bleomicina', 'lung: serious'],
  ['panitumumab', 'bevacizumab', 'outcome: warning'],
  ['cetuximab', 'bevacizumab', 'outcome: warning'],
  ['epirubicina', 'trastuzumab-subcutaneo', 'heart: warning'],
  ['ipilimumab', 'vemurafenib', 'liver: warning'],
  ['osimertinib', 'durvalumab', 'lungOrLiver: warning'],
  ['folinato-calcico', 'capecitabina', 'potentiation: warning'],
])('%s with %s: %s', (one, other, expected) => {
  expect(found([of(one), of(other)])).toEqual([expected]);
});

test.each([
  ['brentuximab-vedotina', 'doxorubicina'],
  ['trastuzumab', 'docetaxel'],
  ['panitumumab', 'irinotecan'],
  ['erlotinib', 'bevacizumab'],
  ['ipilimumab', 'nivolumab'],
])('%s with %s is none', (one, other) => {
  expect(found([of(one), of(other)])).toEqual([]);
});

test('a drug that stays in the bladder harms with none', () => {
  expect(found([of('epirubicina', 'INTRAVESICAL'), of('trastuzumab')])).toEqual([]);
});

const days = { cycle: 1, totalCycles: 1, sessionsPerCycle: 1, firstSessionDate: '2026-12-07' };
const plan = { ...days, sessionFrequencyDays: 0, cycleIntervalDays: 21, sessionDates: ['2026-12-07'] };
const gemcitabine = (dose: number) => line(drugIdOf('gemcitabina'), dose);

// 10 fractions from a Monday end on the Friday of the next week.
test.each([
  [1000, 1, '2026-12-07', ['chest: warning']],
  [999, 1, '2026-12-07', []],
  [1000, 2, '2026-12-07', []],
  [1000, 1, '2026-12-14', ['chest: warning']],
  [1000, 1, '2026-12-15', []],
  [1000, 1, '2026-11-16', []],
  [1000, 1, '2026-11-18', ['chest: warning']],
])('gemcitabine at %d mg/m² with an irradiation of code %d from %s: %j', (dose, code, startDate, expected) => {
  const irradiation = { codeIds: [code], startDate, sessions: 10 };
  expect(found([gemcitabine(dose)], [irradiation], plan)).toEqual(expected);
});

test('gemcitabine is also found in a later cycle that meets the irradiation', () => {
  const irradiation = { codeIds: [1], startDate: '2026-12-28', sessions: 10 };
  expect(found([gemcitabine(1000)], [irradiation], plan)).toEqual([]);
  expect(found([gemcitabine(1000)], [irradiation], { ...plan, totalCycles: 2 })).toEqual(['chest: warning']);
});
