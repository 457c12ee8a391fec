import { describe, expect, test } from 'vitest';
import { carboplatinDose } from './calvert';
import { clearanceWeight, WEIGHT_RULES } from './clearance-weight';
import { creatinineMgDl } from './creatinine';
import { type ClearancePatient, creatinineClearance, DEFAULT_CLEARANCE_SETTINGS } from './creatinine-clearance';

const woman = { gender: 'female', heightCm: 157, weightKg: 68.5 };
const patient: ClearancePatient = { ...woman, ageYears: 63, creatinine: 0.62, creatinineUnit: 'mg/dL' };
const plain = { weightRule: 'actual', creatinineFloorMgDl: null, clearanceCapMlMin: null } as const;

describe('creatinine', () => {
  test('creatinine in µmol/L is divided by 88.42', () => {
    expect(creatinineMgDl({ creatinine: 88.42, creatinineUnit: 'umol/L' })).toMatchObject({ mgDl: 1 });
    expect(creatinineMgDl({ creatinine: 53.052, creatinineUnit: 'umol/L' })).toMatchObject({ mgDl: 53.052 / 88.42 });
  });

  test.each([
    [75, 'mg/dL', 'other_unit'],
    [0.9, 'umol/L', 'other_unit'],
    [14.9, 'umol/L', 'other_unit'],
    [20.1, 'mg/dL', 'other_unit'],
    [0, 'mg/dL', 'out_of_range'],
    [0.1, 'mg/dL', 'out_of_range'],
    [5000, 'umol/L', 'out_of_range'],
    [null, 'mg/dL', 'missing'],
  ])('%s %s: %s', (creatinine, creatinineUnit, because) => {
    const found = creatinineMgDl({ creatinine, creatinineUnit });
    expect(found).toEqual({ computable: false, gaps: [{ input: 'creatinine', because }] });
  });

  test.each([15, 1768])('%d µmol/L are accepted', (creatinine) => {
    expect(creatinineMgDl({ creatinine, creatinineUnit: 'umol/L' }).computable).toBe(true);
  });

  test('needs its unit', () => {
    const found = creatinineMgDl({ creatinine: 1, creatinineUnit: null });
    expect(found).toMatchObject({ gaps: [{ input: 'creatinineUnit', because: 'missing' }] });
  });
});

describe('clearance by Cockcroft and Gault', () => {
  // Worked examples: proreckoner.com, creatinine clearance (28 years, 75 kg, 0.90; 82 years, 56 kg, 1.58, female; 65
  // years, 75 kg, 1.24).
  test.each([
    ['male', 28, 75, 0.9, 129.63],
    ['female', 82, 56, 1.58, 24.27],
    ['male', 65, 75, 1.24, 63],
    ['male', 60, 70, 1, 77.78],
    ['female', 60, 70, 1, 66.11],
  ])('%s, %i years, %d kg, %d mg/dL: %d mL/min', (gender, ageYears, weightKg, creatinine, expected) => {
    const person = { gender, ageYears, weightKg, heightCm: null, creatinine, creatinineUnit: 'mg/dL' };
    const found = creatinineClearance(person, plain);
    expect(found.computable && found.clearanceMlMin).toBeCloseTo(expected, 1);
  });

  test('is the same in either unit', () => {
    const inMicromoles = { ...patient, creatinine: 88.42, creatinineUnit: 'umol/L' };
    const one = creatinineClearance({ ...patient, creatinine: 1 });
    const other = creatinineClearance(inMicromoles);
    expect(one.computable && other.computable && other.clearanceMlMin - one.clearanceMlMin).toBeCloseTo(0, 9);
  });

  // By hand, from the published formulas: 75 × kg × 0.85 ÷ 72 (Cockcroft DW, Gault MH. Nephron 1976;16:31-41), ideal
  // weight 45.5 + 2.3 × (165 ÷ 2.54 − 60) = 56.91 kg (Devine BJ. Drug Intell Clin Pharm 1974;8:650-5), adjusted 70.15
  // kg.
  test.each([
    ['actual', 90, 79.69],
    ['ideal', 90, 50.39],
    ['adjusted', 90, 62.11],
    ['adjusted_from_bmi_25', 90, 62.11],
    ['adjusted_from_bmi_25', 60, 53.125],
    ['by_bmi', 90, 62.11],
    ['by_bmi', 60, 50.39],
    ['by_bmi', 45, 39.84],
  ] as const)(
    'by the rule %s a woman of 65 years, 165 cm and %d kg has %d mL/min, in either unit',
    (rule, weightKg, expected) => {
      for (const [creatinine, creatinineUnit] of [
        [1, 'mg/dL'],
        [88.42, 'umol/L'],
      ] as const) {
        const person = { gender: 'female', ageYears: 65, heightCm: 165, weightKg, creatinine, creatinineUnit };
        const found = creatinineClearance(person, { ...plain, weightRule: rule });
        expect(found.computable && found.clearanceMlMin).toBeCloseTo(expected, 2);
      }
    },
  );

  test('combines adjusted weight, µmol/L and floor', () => {
    const person = {
      gender: 'female',
      ageYears: 62,
      heightCm: 160,
      weightKg: 90,
      creatinine: 53.052,
      creatinineUnit: 'umol/L',
    };
    const found = creatinineClearance(person);
    expect(found).toMatchObject({ usedMgDl: 0.7, acted: { floor: true, cap: false }, weight: { kind: 'adjusted' } });
    expect(found.computable && found.clearanceMlMin).toBeCloseTo(88.7, 2);
  });

  test('names the settings that changed it, and none when they are off', () => {
    expect(creatinineClearance(patient)).toMatchObject({ acted: { floor: true, cap: false } });
    const low = { ...patient, creatinineUnit: 'mg/dL', creatinine: 0.4 };
    const open = creatinineClearance(low, { ...plain, weightRule: 'actual' });
    expect(open).toMatchObject({ acted: { floor: false, cap: false }, usedMgDl: 0.4 });
    expect(open.computable && open.clearanceMlMin).toBeGreaterThan(125);
    const closed = creatinineClearance(low, { ...plain, clearanceCapMlMin: 125 });
    expect(closed).toMatchObject({ acted: { floor: false, cap: true }, clearanceMlMin: 125 });
    expect(closed.computable && closed.uncappedMlMin).toBeCloseTo(155.67, 1);
  });

  test('is unchanged by a creatinine equal to the floor or a clearance equal to the cap', () => {
    expect(creatinineClearance({ ...patient, creatinine: 0.7 })).toMatchObject({ acted: { floor: false } });
    const person = {
      gender: 'male',
      ageYears: 40,
      weightKg: 90,
      heightCm: 200,
      creatinine: 1,
      creatinineUnit: 'mg/dL',
    };
    const settings = { ...plain, clearanceCapMlMin: 125 };
    expect(creatinineClearance(person, settings)).toMatchObject({ clearanceMlMin: 125, acted: { cap: false } });
  });

  test.each([
    [{ ageYears: 17 }, 'ageYears', 'out_of_range'],
    [{ ageYears: 140 }, 'ageYears', 'out_of_range'],
    [{ ageYears: null }, 'ageYears', 'missing'],
    [{ gender: 'x' }, 'gender', 'out_of_range'],
    [{ heightCm: null }, 'heightCm', 'missing'],
    [{ creatinine: 62 }, 'creatinine', 'other_unit'],
  ])('is not computable with %j', (change, input, because) => {
    const found = creatinineClearance({ ...patient, ...change });
    expect(found).toEqual({ computable: false, gaps: [{ input, because }] });
  });
});

describe('the weight for the clearance', () => {
  const of = (rule: (typeof WEIGHT_RULES)[number], weightKg: number) =>
    clearanceWeight(rule, { gender: 'female', heightCm: 165, weightKg });
  // 165 cm: 68.0625 kg are 25 kg/m², 50.36625 kg are 18.5; ideal 56.91 kg.
  test.each([
    ['actual', 90, 'actual', 90],
    ['ideal', 90, 'ideal', 56.91],
    ['adjusted', 90, 'adjusted', 70.15],
    ['adjusted', 50, 'actual', 50],
    ['adjusted_from_bmi_25', 68.06, 'actual', 68.06],
    ['adjusted_from_bmi_25', 68.07, 'adjusted', 61.37],
    ['by_bmi', 50.36, 'actual', 50.36],
    ['by_bmi', 50.37, 'actual', 50.37],
    ['by_bmi', 60, 'ideal', 56.91],
    ['by_bmi', 68.06, 'ideal', 56.91],
    ['by_bmi', 68.07, 'adjusted', 61.37],
  ] as const)('%s of %d kg: %s, %d kg', (rule, weightKg, kind, expected) => {
    const found = of(rule, weightKg);
    expect(found).toMatchObject({ kind });
    expect(found.computable && found.weightKg).toBeCloseTo(expected, 2);
  });

  // 200 cm and 100 kg are exactly 25 kg/m²; ideal 88.60 kg.
  test.each(['adjusted_from_bmi_25', 'by_bmi'] as const)('is adjusted by %s at an index of exactly 25', (rule) => {
    const found = clearanceWeight(rule, { gender: 'female', heightCm: 200, weightKg: 100 });
    expect(found).toMatchObject({ kind: 'adjusted', bmiKgM2: 25 });
    expect(found.computable && found.weightKg).toBeCloseTo(93.16, 2);
  });

  test.each(WEIGHT_RULES)('the weight for the clearance by %s is not computable without measures', (rule) => {
    expect(clearanceWeight(rule, { gender: null, heightCm: null, weightKg: null }).computable).toBe(false);
  });
});

describe('carboplatin by Calvert', () => {
  // FDA, Carboplatin dosing, October 2010: at most AUC 6 × 150 = 900 mg, AUC 5 × 150 = 750 mg, AUC 4 × 150 = 600 mg.
  test.each([
    [6, 140, 900],
    [5, 140, 750],
    [4, 140, 600],
    [6, 125, 900],
  ])('AUC %d and %d mL/min with the cap: %d mg', (auc, clearanceMlMin, doseMg) => {
    const found = carboplatinDose({ auc, clearanceMlMin, capMlMin: 125 });
    expect(found).toMatchObject({ doseMg, isCapped: clearanceMlMin > 125 });
  });

  // tools.gera.services, carboplatin by Calvert: AUC 5 with 90 mL/min is 575 mg.
  test.each([
    [5, 90, 575],
    [6, 140, 990],
    [5, 0, 125],
  ])('AUC %d and %d mL/min without a cap: %d mg', (auc, clearanceMlMin, doseMg) => {
    expect(carboplatinDose({ auc, clearanceMlMin })).toMatchObject({ doseMg, isCapped: false });
  });

  test('carboplatin of a request with AUC 4 for a woman of 63 with 0.62 mg/dL is 397.12 mg', () => {
    const clearance = creatinineClearance(patient, DEFAULT_CLEARANCE_SETTINGS);
    const found = carboplatinDose({ auc: 4, clearanceMlMin: clearance.computable ? clearance.clearanceMlMin : null });
    expect(found.computable && found.doseMg).toBeCloseTo(397.12, 2);
  });
});
