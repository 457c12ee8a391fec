import { computed } from '@aval/domain/clinical/calculation/calculation';
import { expect, test } from 'vitest';
import { isDoseAwaited, typedBodySurface, typedCourseNumber, typedCycleNumber, typedDose } from './typed-figures';

const LINE = 'chemotherapy.drugs[0]';

function typed(line: object, body: object = {}): object {
  return { chemotherapy: { heightCm: '164', weightKg: '61,5', ...body, drugs: [{ doseType: 'MG', ...line }] } };
}

test.each([
  ['1000', 1000],
  ['1.234,5', 1234.5],
  ['0,25', 0.25],
  ['1.000', null],
  ['1,000', null],
  ['0,125', null],
  ['-1', null],
  ['', null],
  ['mil', null],
])('a dose typed as %j mg is computed as %j', (dose, expected) =>
  expect(typedDose(typed({ dose }), LINE)?.doseMg ?? null).toBe(expected),
);

test.each([
  [{ heightCm: '1.640' }],
  [{ heightCm: '301' }],
  [{ heightCm: '164,5' }],
  [{ weightKg: '61,505' }],
  [{ weightKg: '' }],
])('nothing is computed with %j', (body) => {
  expect(typedDose(typed({ dose: '80', doseType: 'MGM2' }, body), LINE)).toBeNull();
  expect(typedBodySurface(typed({}, body))).toBeNull();
});

test('doses are computed by body surface, and not from unknown values', () => {
  expect(typedBodySurface(typed({}))).toBe(1.67);
  expect(typedDose(typed({ dose: '80', doseType: 'MGM2' }), LINE)?.doseMg).toBeCloseTo(133.9054, 4);
  expect(typedDose(typed({ dose: '5', doseType: 'AUC' }), LINE)).toBeNull();
  expect(typedDose(typed({ dose: '5', doseType: '' }), LINE)).toBeNull();
});

test('carboplatin is computed from the known clearance: 6 × (94.21 + 25) mg', () => {
  const clearance = computed({ clearanceMlMin: 94.21 }, []);
  expect(typedDose(typed({ dose: '6', doseType: 'AUC' }), LINE, clearance)?.doseMg).toBeCloseTo(715.26, 4);
});

test.each([
  ['4', 4],
  ['0', 0],
  ['-1', null],
  ['1.5', null],
  ['100', null],
  ['', null],
])('%j sessions per cycle are computed as %j', (sessionsPerCycle, expected) =>
  expect(typedCycleNumber({ chemotherapy: { sessionsPerCycle } }, 'sessionsPerCycle')).toBe(expected),
);

test.each([
  [{ totalDoseGy: '-3', sessions: '1.5' }, [null, null]],
  [{ totalDoseGy: '60', sessions: '30' }, [60, 30]],
])('a radiotherapy typed as %j', (entry, expected) => {
  const typed = { radiotherapy: [entry] };
  const figures = (['totalDoseGy', 'sessions'] as const).map((name) =>
    typedCourseNumber(typed, 'radiotherapy[0]', name),
  );
  expect(figures).toEqual(expected);
});

test.each([
  [{ dose: '1000' }, {}, false],
  [{ dose: '1000' }, { weightKg: '' }, true],
  [{ dose: '' }, {}, true],
  [{ dose: '1000', doseType: '' }, {}, true],
  // Creatinine is not required, so a request without it is sent.
  [{ dose: '5', doseType: 'AUC' }, { creatinine: '' }, false],
])('a line with %j of a body with %j awaits its dose: %j', (line, body, expected) =>
  expect(isDoseAwaited(typed(line, body), LINE)).toBe(expected),
);
