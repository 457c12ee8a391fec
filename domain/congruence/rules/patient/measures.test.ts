import { describe, expect, test } from 'vitest';
import { analysed } from '../../analysed.test-support';
import type { RuleSettings } from '../../rule';
import { DEFAULT_RULE_BOOK } from '../../rule-book';
import { chemotherapy, FACTS, findingsOf, verdictOf } from '../rule-cases.test-support';
import { impossibleMeasures } from './impossible-measures';
import { plausibleBodyMass } from './plausible-body-mass';
import { plausibleHeight } from './plausible-height';
import { plausibleSurface } from './plausible-surface';
import { plausibleWeight } from './plausible-weight';
import { weightChange } from './weight-change';

const body = (heightCm: number | null, weightKg: number | null) => chemotherapy({ heightCm, weightKg });

test.each([
  [145, null],
  [144, 'low: note'],
  [100, 'low: note'],
  [99, 'low: warning'],
  [200, null],
  [201, 'high: note'],
  [230, 'high: note'],
  [231, 'high: warning'],
  [55, 'low: warning'],
  // PLA-05 reports them.
  [54, null],
  [1.64, null],
  [null, null],
])('height %d cm: %s', (heightCm, verdict) => {
  expect(verdictOf(plausibleHeight, body(heightCm, 60))).toBe(verdict);
});

test.each([
  [40, null],
  [39.9, 'low: note'],
  [25, 'low: note'],
  [24.9, 'low: warning'],
  [130, null],
  [130.1, 'high: note'],
  [170, 'high: note'],
  [300, 'high: note'],
  [301, 'high: warning'],
  [399, 'high: warning'],
  [400, 'comma: warning'],
  // PLA-05 reports it.
  [825, null],
  [null, null],
])('weight %d kg of 170 cm: %s', (weightKg, verdict) => {
  expect(verdictOf(plausibleWeight, body(170, weightKg))).toBe(verdict);
});

test.each([
  [145, 130, null],
  [130, 145, 'swapped: warning'],
  [100, 130, null],
  [130, 144, 'high: note'],
  [131, 145, 'high: note'],
])('height %d cm, weight %d kg: %s', (heightCm, weightKg, verdict) => {
  expect(verdictOf(plausibleWeight, body(heightCm, weightKg))).toBe(verdict);
});

test.each([
  [54.6, null, null],
  [54.5, null, 'heightLow: serious'],
  [3, null, 'heightLow: serious'],
  [1.64, 60, 'metres: serious'],
  [251, null, null],
  [251.1, null, 'heightHigh: serious'],
  [null, 635, null],
  [null, 636, 'comma: serious'],
  [170, 825, 'comma: serious'],
  [null, 999, 'comma: serious'],
  // 17.2 kg of 160 cm are 6.72 kg/m², 17.1 kg 6.68.
  [160, 17.2, null],
  [160, 17.1, 'massLow: serious'],
  // 204 kg of 100 cm are 204 kg/m².
  [100, 204, null],
  [100, 204.1, 'massHigh: serious'],
  [82, 174, 'swapped: serious'],
  [170, 70, null],
  [null, null, null],
])('impossible, %d cm and %d kg: %s', (heightCm, weightKg, verdict) => {
  expect(verdictOf(impossibleMeasures, body(heightCm, weightKg))).toBe(verdict);
});

test('a company without the rule of impossible measures has those of height and weight', () => {
  const book = { ...DEFAULT_RULE_BOOK, rules: { 'PLA-05': { isOff: true } } };
  const found = analysed(body(1.64, 825), FACTS, { book, rules: [plausibleHeight, plausibleWeight] });
  expect(found.findings.map(({ variant }) => variant)).toEqual(['metres', 'comma']);
});

test('a weight without a height has only its own bounds', () => {
  expect(verdictOf(plausibleWeight, body(null, 300))).toBe('high: note');
  expect(verdictOf(plausibleWeight, body(null, 300.1))).toBe('high: warning');
});

// 60 kg at 95 cm: an error by the default bounds (100 cm), but not by a company's own.
test.each<[string, RuleSettings, number]>([
  ['default settings', {}, 0],
  ['height reported below 90 cm', { 'PLA-01': { thresholds: { warnBelow: 90 } } }, 1],
  ['rule of height switched off', { 'PLA-01': { isOff: true } }, 1],
])('surface and body mass skip what the rules of height and weight report: %s', (_name, rules, count) => {
  const book = { ...DEFAULT_RULE_BOOK, rules };
  const found = (rule: typeof plausibleBodyMass) =>
    analysed(body(95, 60), FACTS, { book, rules: [rule] }).findings.length;
  expect([found(plausibleBodyMass), found(plausibleSurface)]).toEqual([count, count]);
});

// √(height × weight ÷ 3600): 150 × 40.56 is 1.3² m², 150 × 138.24 is 2.4², 216 × 150 is 3².
test.each([
  [150, 40.56, null],
  // 1.2990 and 2.4005 are shown equal to the bounds, 1.2948 and 2.4057 beyond them.
  [150, 40.5, null],
  [150, 40.24, 'low: note'],
  [150, 138.24, null],
  [150, 138.3, null],
  [150, 138.9, 'high: note'],
  [216, 150.1, 'high: note'],
  [216, 150.6, 'high: warning'],
  // Errors of height or weight are reported by their own rules.
  [1.5, 60, null],
  [60, 170, null],
  [150, null, null],
])('surface of %d cm and %d kg: %s', (heightCm, weightKg, verdict) => {
  expect(verdictOf(plausibleSurface, body(heightCm, weightKg))).toBe(verdict);
});

test('findings name the surface and the usual bound with two decimals', () => {
  const two = { unit: 'm2', decimals: 2 };
  expect(findingsOf(plausibleSurface, body(150, 40))).toMatchObject([
    { values: { given: { value: 1.29, ...two }, limit: { value: 1.3, ...two } } },
  ]);
  expect(findingsOf(plausibleHeight, body(205, 80))).toMatchObject([
    {
      values: { limit: { value: 200, unit: 'cm' } },
      sources: [{ citation: { en: expect.stringContaining('12.17') } }],
    },
  ]);
});

// At 200 cm: weight ÷ 4; at 100 cm: the weight itself.
test.each([
  [200, 74, null],
  [200, 73.9, 'low: note'],
  [200, 48, 'low: note'],
  [200, 47.9, 'low: warning'],
  [200, 160, null],
  [200, 160.1, 'high: note'],
  [100, 70, 'high: note'],
  [100, 70.1, 'high: warning'],
])('body mass index of %d cm and %d kg: %s', (heightCm, weightKg, verdict) => {
  expect(verdictOf(plausibleBodyMass, body(heightCm, weightKg))).toBe(verdict);
});

describe('children are not judged', () => {
  test.each([
    ['2008-11-26', null],
    ['2008-11-25', 'low: note'],
  ])('born on %s: %s', (birthday, verdict) => {
    const patient = { birthday, gender: 'female' };
    expect(verdictOf(plausibleHeight, body(140, 60), { patient })).toBe(verdict);
  });
});

test.each([
  [80, 88, 'more: note'],
  [80, 87.9, null],
  [80, 72, 'less: note'],
  [80, 72.1, null],
  [80, 96, 'more: warning'],
  [80, 95.9, 'more: note'],
  // 19.96 % is shown as "20 %".
  [80, 95.97, 'more: warning'],
  [80, 64, 'less: warning'],
  // 66 is 10 % more than 60, also in floating point.
  [60, 66, 'more: note'],
  [null, 60, null],
  [80, null, null],
])('weight %d before, %d now: %s', (previousWeightKg, weightKg, verdict) => {
  expect(verdictOf(weightChange, body(170, weightKg), { previousWeightKg })).toBe(verdict);
});
