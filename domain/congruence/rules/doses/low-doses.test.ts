import { describe, expect, test } from 'vitest';
import { chemotherapy, drugIdOf, line, REFERENCE_DRUGS, verdictOf } from '../rule-cases.test-support';
import { doseAgainstKnown } from './dose-against-known';

const facts = { drugs: REFERENCE_DRUGS };

/** Request of 80 kg and 2 m². */
const ofTumour = (type: string, given: object) => chemotherapy(given, { type });

/** Six cycles of some days, from their length. */
const rhythm = (days: readonly number[], length: number, drugs: object[]) => ({
  cycle: 1,
  totalCycles: 6,
  sessionsPerCycle: days.length,
  sessionFrequencyDays: days.length > 1 ? 7 : 0,
  cycleIntervalDays: length - (days.at(-1) ?? 1) + 1,
  drugs,
});

test.each([
  ['docetaxel', 75, 'mama', 'perBody: warning'],
  ['docetaxel', 150, 'mama', null],
  ['docetaxel', 120, 'mama', null],
  ['rituximab', 375, 'sindrome_mieloproliferativo', 'perBody: warning'],
  ['rituximab', 750, 'sindrome_mieloproliferativo', null],
  ['rituximab', 376, 'sindrome_mieloproliferativo', null],
])('takes milligrams with the figure of a dose by surface as a mistaken unit: %s %d mg, %s: %s', (...given) => {
  const [slug, dose, type, verdict] = given;
  const content = ofTumour(type, { drugs: [line(drugIdOf(slug), dose, 'MG')] });
  expect(verdictOf(doseAgainstKnown, content, facts)).toBe(verdict);
});

describe('in a first cycle', () => {
  const found = (dose: number, more: object = {}, ecog = 1, birthday = '1966-11-25') => {
    const plan = rhythm([1], 21, [line(drugIdOf('trastuzumab-deruxtecan'), dose, 'MGKG')]);
    const content = chemotherapy({ ...plan, ...more }, { type: 'mama', ecog });
    return verdictOf(doseAgainstKnown, content, { ...facts, patient: { birthday, gender: 'female' } });
  };

  // Trastuzumab deruxtecan for breast 5.4 mg/kg: a third lower is 3.618.
  test('a dose lower by a third is a warning', () => {
    expect(found(3.62)).toBeNull();
    expect(found(3.61)).toBe('lowerThanLabel: warning');
  });

  test.each([
    ['a later cycle', found(3.61, { cycle: 2 })],
    ['the general state', found(3.61, {}, 2)],
    ['the age', found(3.61, {}, 1, '1956-11-25')],
    ['the kidneys', found(3.61, { creatinine: 1.5, creatinineUnit: 'mg/dL', creatinineDate: '2026-11-25' })],
    ['the liver', found(3.61, { bilirubinMgDl: 1.3 })],
    ['a rhythm that the request does not say', found(3.61, { cycleIntervalDays: null })],
  ])('%s is a reason for less', (_name, verdict) => {
    expect(verdict).toBeNull();
  });

  test('less in a shorter rhythm is no lower dose: docetaxel 35 mg/m² a week', () => {
    const docetaxel = (days: readonly number[], length: number, type = 'mama') => {
      const sessions = days.map((_, place) => place + 1);
      const plan = rhythm(days, length, [line(drugIdOf('docetaxel'), 35, 'MGM2', 'INTRAVENOUS', sessions)]);
      return verdictOf(doseAgainstKnown, chemotherapy(plan, { type, ecog: 1 }), facts);
    };
    // For the lung 75 mg/m² every three weeks alone, of which it is less than half.
    expect(docetaxel([1], 7, 'pulmon')).toBeNull();
    expect(docetaxel([1], 21, 'pulmon')).toBe('lowerThanLabel: warning');
    expect(docetaxel([1], 7)).toBeNull();
    expect(docetaxel([1, 8, 15], 28)).toBeNull();
    expect(docetaxel([1], 21)).toBe('lowerThanLabel: warning');
  });
});

test('a deficient enzyme of the drug is a reason for half a dose: fluorouracil 200 mg/m² every two weeks', () => {
  const half = (dpd: string) => {
    const plan = rhythm([1], 14, [line(drugIdOf('fluorouracilo'), 200)]);
    return verdictOf(doseAgainstKnown, ofTumour('colo_rectal', { ...plan, dpd }), facts);
  };
  expect(half('normal')).toMatch(/^lowerThan\w+: warning$/);
  expect(half('deficit_parcial')).toBeNull();
});

test('a weekly dose says nothing of one every three weeks: carboplatin AUC 2', () => {
  const found = (length: number, days: readonly number[] = [1]) => {
    const sessions = days.map((_, place) => place + 1);
    const plan = rhythm(days, length, [line(drugIdOf('carboplatino'), 2, 'AUC', 'INTRAVENOUS', sessions)]);
    return verdictOf(doseAgainstKnown, ofTumour('ovario', plan), facts);
  };
  expect(found(21)).toMatch(/^lowerThan\w+: warning$/);
  expect(found(7)).toBeNull();
  // Several days may share a dose.
  expect(found(21, [1, 8])).toBeNull();
});

test('a dose of the other conjugate of trastuzumab is told as such in any cycle', () => {
  const found = (slug: string, dose: number, type = 'mama') =>
    verdictOf(doseAgainstKnown, ofTumour(type, { cycle: 3, drugs: [line(drugIdOf(slug), dose, 'MGKG')] }), facts);
  expect(found('trastuzumab-deruxtecan', 3.6)).toBe('ofOther: warning');
  expect(found('trastuzumab-deruxtecan', 4.4)).toBeNull();
  expect(found('trastuzumab-emtansina', 5.4)).toBe('ofOther: serious');
  expect(found('trastuzumab-emtansina', 3)).toBeNull();
  // Only deruxtecan has schedules for the stomach.
  expect(found('trastuzumab-deruxtecan', 3.6, 'gastrico')).toBeNull();
});

// Schedules that no regimen of the library has, each on days of a cycle of so many.
test.each<[string, number, string, string, readonly number[], number]>([
  ['folinato-calcico', 20, 'MGM2', 'colo_rectal', [1, 2, 3, 4, 5], 28],
  ['folinato-calcico', 15, 'MG', 'otros', [1], 14],
  ['gemcitabina', 2500, 'MGM2', 'vejiga', [1], 14],
  ['gemcitabina', 300, 'MGM2', 'pancreas', [1], 7],
  ['pembrolizumab', 2, 'MGKG', 'pulmon', [1], 21],
  ['vincristina', 1, 'MG', 'sindrome_mieloproliferativo', [1], 21],
])('%s %d %s for %s is a known dose', (slug, dose, doseType, type, days, length) => {
  const sessions = days.map((_, place) => place + 1);
  const plan = rhythm(days, length, [line(drugIdOf(slug), dose, doseType, 'INTRAVENOUS', sessions)]);
  expect(verdictOf(doseAgainstKnown, chemotherapy(plan, { type, ecog: 1 }), facts)).toBeNull();
});
