import { describe, expect, test } from 'vitest';
import { bodySurface } from './body-surface';
import { computedDose } from './dose';
import { drugColour, drugLetter } from './drug-line';
import { roundTo } from './rounding';

describe('body surface', () => {
  test.each([
    // The worked value of Mosteller's formula that textbooks give for 170 cm and 70 kg.
    [170, 70, 1.82],
    [164, 61.5, 1.67],
    [172, 74.2, 1.88],
    [180, 80, 2],
    [100, 36, 1],
    [1, 0.01, 0],
  ])('%d cm and %d kg: %d m²', (heightCm, weightKg, expected) => {
    expect(bodySurface({ heightCm, weightKg })).toBe(expected);
  });

  test.each([
    [0, 70],
    [170, 0],
    [Number.NaN, 70],
  ])('refuses %d cm and %d kg', (heightCm, weightKg) => {
    expect(() => bodySurface({ heightCm, weightKg })).toThrow(RangeError);
  });
});

test.each([
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [-1.005, 2, -1.01],
  [0.0000001, 2, 0],
  [133.6, 2, 133.6],
])('%d rounded to %i decimals: %d', (value, decimals, expected) => {
  expect(roundTo(value, decimals)).toBe(expected);
});

describe('computed dose', () => {
  const body = { heightCm: 164, weightKg: 61.5 };
  test.each([
    // Weekly paclitaxel 80 mg/m² and carboplatin AUC 5 with pembrolizumab 200 mg: KEYNOTE-522 (Schmid, N Engl J Med 2020;382:810).
    [{ dose: 80, doseType: 'MGM2' as const }, 133.6],
    [{ dose: 5, doseType: 'AUC' as const }, null],
    [{ dose: 200, doseType: 'MG' as const }, 200],
    // Trastuzumab loading dose, 8 mg/kg.
    [{ dose: 8, doseType: 'MGKG' as const }, 492],
    [{ dose: 0, doseType: 'MGM2' as const }, 0],
  ])('%o: %s mg', (line, expected) => {
    expect(computedDose(line, body)).toBe(expected);
  });
});

test.each([
  [0, 'A', 'a'],
  [4, 'E', 'e'],
  [5, 'F', 'x'],
  [25, 'Z', 'x'],
  [26, 'AA', 'x'],
  [52, 'BA', 'x'],
])('line %i has the letter %s and the colour %s', (index, letter, colour) => {
  expect(drugLetter(index)).toBe(letter);
  expect(drugColour(index)).toBe(colour);
});
