import { describe, expect, test } from 'vitest';
import { adjustedWeight } from './adjusted-weight';
import { ageOnDate } from './age';
import { bodyMassIndex } from './body-mass-index';
import { bodySurface, shownBodySurface } from './body-surface';
import { idealWeight } from './ideal-weight';

describe('body surface', () => {
  test.each([
    // medicalequations.com, body surface area, worked example of an adult: "about 1.818 m²".
    [170, 70, 1.82],
    [164, 61.5, 1.67],
    [172, 74.2, 1.88],
    [180, 80, 2],
    [100, 36, 1],
    [1, 0.01, 0],
  ])('%d cm and %d kg: %d m²', (heightCm, weightKg, expected) => {
    expect(shownBodySurface({ heightCm, weightKg })).toBe(expected);
  });

  test('is not rounded for dose calculations', () => {
    expect(bodySurface({ heightCm: 164, weightKg: 61.5 })).toMatchObject({ surfaceM2: Math.sqrt(10086 / 3600) });
  });

  test.each([
    [0, 70, [{ input: 'heightCm', because: 'out_of_range' }]],
    [170, null, [{ input: 'weightKg', because: 'missing' }]],
    [
      Number.NaN,
      undefined,
      [
        { input: 'heightCm', because: 'out_of_range' },
        { input: 'weightKg', because: 'missing' },
      ],
    ],
    [1.64, 61.5, null],
    [Number.POSITIVE_INFINITY, 61.5, [{ input: 'heightCm', because: 'out_of_range' }]],
  ])('has gaps for unusable figures: %d cm and %s kg', (heightCm, weightKg, gaps) => {
    const surface = bodySurface({ heightCm, weightKg });
    expect(surface.computable ? null : surface.gaps).toEqual(gaps);
  });
});

test('body mass index: 157 cm and 68.5 kg are 27.8 kg/m²', () => {
  const mass = bodyMassIndex({ heightCm: 157, weightKg: 68.5 });
  expect(mass.computable && mass.bmiKgM2).toBeCloseTo(27.79, 2);
});

describe('ideal and adjusted weight', () => {
  // Worked examples of a course on pharmacy calculations: slideserve.com/lynsey/c-alculation (64 inches; 80 kg).
  test.each([
    ['male', 162.56, 59.2],
    ['female', 162.56, 54.7],
    ['male', 152.4, 50],
    ['female', 152.4, 45.5],
  ])('%s of %d cm: %d kg', (gender, heightCm, expected) => {
    const ideal = idealWeight({ gender, heightCm });
    expect(ideal.computable && ideal.idealKg).toBeCloseTo(expected, 6);
  });

  test('is the base weight below 60 inches, and the result says so', () => {
    expect(idealWeight({ gender: 'female', heightCm: 140 })).toMatchObject({ idealKg: 45.5, isBelowFormula: true });
    expect(idealWeight({ gender: 'female', heightCm: 152.4 })).toMatchObject({ isBelowFormula: false });
  });

  test('adjusted weight of a woman of 64 inches and 80 kg is 64.8 kg', () => {
    const adjusted = adjustedWeight({ gender: 'female', heightCm: 162.56, weightKg: 80 });
    expect(adjusted.computable && adjusted.adjustedKg).toBeCloseTo(64.82, 6);
  });

  test('equals the actual weight below the ideal one', () => {
    const thin = adjustedWeight({ gender: 'female', heightCm: 162.56, weightKg: 50 });
    expect(thin).toMatchObject({ adjustedKg: 50, isAdjusted: false });
  });

  test.each([
    [null, 'missing'],
    ['other', 'out_of_range'],
  ])('is not computable for gender %s', (gender, because) => {
    expect(idealWeight({ gender, heightCm: 170 })).toEqual({ computable: false, gaps: [{ input: 'gender', because }] });
  });
});

test.each([
  ['1962-11-25', '2026-11-24', 63],
  ['1962-11-25', '2026-11-25', 64],
  ['2004-02-29', '2026-02-28', 21],
  ['2026-11-25', '2026-11-25', 0],
])('born on %s, on %s: %i years', (birthday, date, ageYears) => {
  expect(ageOnDate({ birthday, date })).toMatchObject({ ageYears });
});

test.each([
  ['2026-11-25', '2026-11-24', 'date'],
  ['25/11/1962', '2026-11-24', 'birthday'],
  [null, '2026-11-24', 'birthday'],
  ['1962-11-25', '', 'date'],
])('born on %s, there is no age on %s', (birthday, date, input) => {
  expect(ageOnDate({ birthday, date })).toMatchObject({ computable: false, gaps: [{ input }] });
});
