import { describe, expect, test } from 'vitest';
import { readSubject } from '../../subject/read-subject';
import { chemotherapy, FACTS, findingsOf, line, verdictOf } from '../rule-cases.test-support';
import { creatinineForAuc } from './creatinine-for-auc';
import { plausibleCreatinine } from './plausible-creatinine';
import { drugsWithRenalThreshold, renalThreshold } from './renal-threshold';

const byAuc = { drugs: [line(2, 5, 'AUC')] };
const measured = (creatinine: number, creatinineUnit: string) => ({ creatinine, creatinineUnit });

describe('a dose by AUC, on 25 November', () => {
  test.each([
    ['none', {}, 'missing: warning'],
    ['without a date', measured(0.9, 'mg/dL'), 'undated: note'],
    ['of the same day', { ...measured(0.9, 'mg/dL'), creatinineDate: '2026-11-25' }, null],
    ['of 30 days ago', { ...measured(0.9, 'mg/dL'), creatinineDate: '2026-10-26' }, null],
    ['of 31 days ago', { ...measured(0.9, 'mg/dL'), creatinineDate: '2026-10-25' }, 'old: warning'],
    ['of tomorrow', { ...measured(0.9, 'mg/dL'), creatinineDate: '26/11/2026' }, 'ahead: warning'],
  ])('a creatinine %s: %s', (_name, creatinine, verdict) => {
    expect(verdictOf(creatinineForAuc, chemotherapy({ ...byAuc, ...creatinine }))).toBe(verdict);
  });

  test('asks for no creatinine without a dose by AUC', () => {
    expect(verdictOf(creatinineForAuc, chemotherapy({ drugs: [line(4, 80)] }))).toBeNull();
  });
});

test.each([
  [0.4, 'mg/dL', null],
  [0.39, 'mg/dL', 'low: note'],
  [0.2, 'mg/dL', 'low: note'],
  [0.19, 'mg/dL', 'low: warning'],
  [3, 'mg/dL', null],
  [3.1, 'mg/dL', 'high: note'],
  [15, 'mg/dL', 'high: note'],
  [15.1, 'mg/dL', 'high: warning'],
  [20, 'mg/dL', 'high: warning'],
  [75, 'mg/dL', 'otherUnit: warning'],
  [35, 'umol/L', null],
  [34, 'umol/L', 'low: note'],
  [17, 'umol/L', 'low: warning'],
  [14.9, 'umol/L', 'otherUnit: warning'],
  [265, 'umol/L', null],
  [266, 'umol/L', 'high: note'],
  [1301, 'umol/L', 'high: warning'],
  [75, null, null],
])('a creatinine of %d %s: %s', (creatinine, unit, verdict) => {
  expect(verdictOf(plausibleCreatinine, chemotherapy({ creatinine, creatinineUnit: unit }))).toBe(verdict);
});

describe('renal thresholds', () => {
  // Male, 60 years, 170 cm and 72 kg (24.9 kg/m², actual weight): (140 − 60) × 72 ÷ (72 × creatinine) = 80 ÷
  // creatinine.
  const man = { birthday: '1966-11-25', gender: 'male' };
  const of = (drugId: number, creatinine: number, type: string | null = null) =>
    chemotherapy(
      { heightCm: 170, weightKg: 72, ...measured(creatinine, 'mg/dL'), drugs: [line(drugId, 500)] },
      { type },
    );

  test.each([
    ['pemetrexed at 50', 14, 1.6, null, null],
    ['pemetrexed at 40', 14, 2, null, 'below: warning'],
    ['capecitabine at 32', 15, 2.5, null, null],
    ['capecitabine at 25', 15, 3.2, null, 'below: serious'],
    ['cisplatin of the bladder at 80', 16, 1, 'vejiga', null],
    ['cisplatin of the bladder at 50', 16, 1.6, 'vejiga', 'below: note'],
    ['cisplatin of the lung at 50', 16, 1.6, 'pulmon', null],
    ['paclitaxel at 20', 4, 4, null, null],
  ])('%s: %s', (_name, drugId, creatinine, type, verdict) => {
    expect(verdictOf(renalThreshold, of(drugId, creatinine, type), { patient: man })).toBe(verdict);
  });

  test('let the threshold itself pass (80 ÷ 45 is 1.777…), and name the clearance', () => {
    expect(verdictOf(renalThreshold, of(14, 80 / 45), { patient: man })).toBeNull();
    expect(findingsOf(renalThreshold, of(14, 2), { patient: man })).toMatchObject([
      { values: { given: { value: expect.closeTo(40) }, threshold: { value: 45 } } },
    ]);
    // (140 − 86) × 62 ÷ (72 × 1.55) is 30, but about 10⁻¹⁵ less in floating point.
    const content = chemotherapy({ heightCm: 170, weightKg: 62, ...measured(1.55, 'mg/dL'), drugs: [line(15, 500)] });
    expect(verdictOf(renalThreshold, content, { patient: { birthday: '1940-01-01', gender: 'male' } })).toBeNull();
  });

  test.each([
    ['capecitabine', [15], null, ['Capecitabina']],
    ['drugs given twice and one without a threshold', [15, 4, 15, 14], null, ['Capecitabina', 'Pemetrexed']],
    ['cisplatin of the bladder', [16], 'vejiga', ['Cisplatino']],
    ['cisplatin of the lung', [16], 'pulmon', []],
  ])('are listed for %s before there is a creatinine', (_name, drugIds, type, expected) => {
    const content = chemotherapy({ drugs: drugIds.map((drugId) => line(drugId, 500)) }, { type });
    expect(drugsWithRenalThreshold(readSubject(content, FACTS))).toEqual(expected);
  });

  test('are not judged without a computable clearance', () => {
    expect(verdictOf(renalThreshold, of(14, 2), { patient: { birthday: null, gender: 'male' } })).toBeNull();
  });
});
