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
  const of = (drugId: number, creatinine: number, type: string | null = null, given: object = {}) =>
    chemotherapy(
      {
        heightCm: 170,
        weightKg: 72,
        ...measured(creatinine, 'mg/dL'),
        drugs: [{ ...line(drugId, 500), ...given }],
      },
      { type },
    );

  test.each([
    ['pemetrexed at 50', 14, 1.6, null, null],
    ['pemetrexed at 40', 14, 2, null, 'notRecommended: warning'],
    ['capecitabine at 32', 15, 2.5, null, null],
    ['capecitabine at 25', 15, 3.2, null, 'contraindicated: serious'],
    ['cisplatin at 60', 16, 80 / 60, 'pulmon', null],
    ['cisplatin of the bladder at 62', 16, 1.29, 'vejiga', null],
    ['cisplatin at 59', 16, 80 / 59, 'pulmon', 'reduceToPercent: warning'],
    ['cisplatin at 40', 16, 2, 'pulmon', 'reduceToPercent: warning'],
    ['cisplatin at 39', 16, 80 / 39, 'pulmon', 'avoid: serious'],
    ['oxaliplatin at 30', 17, 80 / 30, 'colo_rectal', null],
    ['oxaliplatin at 29', 17, 80 / 29, 'colo_rectal', 'contraindicated: serious'],
    ['methotrexate in a high dose at 59', 9, 80 / 59, null, 'highDose: warning'],
    ['paclitaxel at 20', 4, 4, null, null],
  ])('%s: %s', (_name, drugId, creatinine, type, verdict) => {
    expect(verdictOf(renalThreshold, of(drugId, creatinine, type), { patient: man })).toBe(verdict);
  });

  test.each([
    ['capecitabine 1250 mg/m² at 40', 15, 2, 'mama', { dose: 1250 }, 'reduceToPercent: warning'],
    ['capecitabine 1000 mg/m² at 40, which stays', 15, 2, 'mama', { dose: 1000 }, null],
    ['methotrexate 40 mg/m² at 59', 9, 80 / 59, 'mama', { dose: 40 }, 'reduceToPercent: warning'],
    ['methotrexate 15 mg/m² at 59, half of it', 9, 80 / 59, 'vejiga', { dose: 15 }, null],
    ['methotrexate 20 mg/m² at 29', 9, 80 / 29, 'mama', { dose: 20 }, 'contraindicated: warning'],
    ['methotrexate 1 g/m² at 50', 9, 80 / 50, null, { dose: 1000 }, 'highDose: warning'],
    ['methotrexate 1 g/m² at 49', 9, 80 / 49, null, { dose: 1000 }, 'highDose: serious'],
    ['methotrexate 999 mg/m² at 49', 9, 80 / 49, null, { dose: 999 }, 'highDose: warning'],
    ['cisplatin of the bladder, reduced at 55', 16, 80 / 55, 'vejiga', { dose: 52.5 }, null],
    ['cisplatin of the bladder, not reduced at 55', 16, 80 / 55, 'vejiga', { dose: 70 }, 'reduceToPercent: warning'],
    ['carboplatin by AUC at 35', 2, 80 / 35, null, { dose: 5, doseType: 'AUC' }, null],
    ['carboplatin by surface at 35', 2, 80 / 35, null, { dose: 360 }, 'reduceTo: warning'],
    ['carboplatin by surface, reduced at 35', 2, 80 / 35, null, { dose: 200 }, null],
    ['carboplatin by AUC at 29', 2, 80 / 29, null, { dose: 5, doseType: 'AUC' }, 'contraindicated: warning'],
  ])('%s: %s', (_name, drugId, creatinine, type, given, verdict) => {
    expect(verdictOf(renalThreshold, of(drugId, creatinine, type, given), { patient: man })).toBe(verdict);
  });

  test.each([
    ['cisplatin', [line(16, 75)], 'untested: note'],
    ['pemetrexed in two lines', [line(14, 500), line(14, 500)], 'untested: note'],
    ['carboplatin by AUC, for which another rule asks', [line(2, 5, 'AUC')], null],
    ['capecitabine', [line(15, 1250)], null],
  ])('a creatinine is asked for with %s', (_name, drugs, verdict) => {
    expect(verdictOf(renalThreshold, chemotherapy({ drugs }), { patient: man })).toBe(verdict);
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
    ['cisplatin of the lung', [16], 'pulmon', ['Cisplatino']],
    ['paclitaxel', [4], 'pulmon', []],
  ])('are listed for %s before there is a creatinine', (_name, drugIds, type, expected) => {
    const content = chemotherapy({ drugs: drugIds.map((drugId) => line(drugId, 500)) }, { type });
    expect(drugsWithRenalThreshold(readSubject(content, FACTS))).toEqual(expected);
  });

  test('are not judged without a computable clearance', () => {
    expect(verdictOf(renalThreshold, of(14, 2), { patient: { birthday: null, gender: 'male' } })).toBeNull();
  });
});
