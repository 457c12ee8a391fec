import { administeredDose } from '@aval/domain/clinical/doses/administered-dose';
import { lineDoses } from '@aval/domain/clinical/doses/line-doses';
import { creatinineClearance } from '@aval/domain/clinical/kidney/creatinine-clearance';
import { anthracyclineLedger } from '@aval/domain/clinical/lifetime/lifetime-dose';
import { equivalentIn2Gy } from '@aval/domain/clinical/radiotherapy/fractionation';
import { roundToWholeUnits } from '@aval/domain/clinical/rounding/whole-units';
import { supplyChoice } from '@aval/domain/clinical/vials/supply';
import { expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeGap, describeSteps } from './calculation-steps';

const spanish = await createI18n('es', ['clinical']);
const english = await createI18n('en', ['clinical']);

function texts(instance: typeof spanish, calculation: object): string[] {
  if (!('steps' in calculation)) throw new Error('not computable');
  const steps = calculation.steps as Parameters<typeof describeSteps>[1];
  return describeSteps(instance, steps).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

const body = { heightCm: 164, weightKg: 61.5 };

test('a step that continues the previous one joins its line', () => {
  const dose = administeredDose({ dose: 80, doseType: 'MGM2' }, body);
  expect(texts(spanish, dose)).toEqual(['√(61,5 × 164 ÷ 3600) = 1,67 m² × 80 mg/m² = 133,9 mg']);
  expect(texts(english, dose)).toEqual(['√(61.5 × 164 ÷ 3600) = 1.67 m² × 80 mg/m² = 133.9 mg']);
});

test('a single figure is written once', () => {
  expect(texts(spanish, administeredDose({ dose: 200, doseType: 'MG' }, body))).toEqual(['200 mg']);
});

test('a product continues on its line, and a cap names the values it compared', () => {
  const order = { dose: 1.4, doseType: 'MGM2', cap: { kind: 'doseMg', value: 2 } as const };
  const { course } = lineDoses(order, body, { sessions: 2, cycles: 6 });
  expect(texts(spanish, course)).toEqual([
    '√(61,5 × 164 ÷ 3600) = 1,67 m² × 1,4 mg/m² = 2,34 mg',
    'el menor de 2,34 mg y 2 mg = 2,00 mg × 2 = 4,00 mg × 6 = 24,00 mg',
  ]);
});

test('carboplatin from creatinine, with the limits that acted', () => {
  const woman = { gender: 'female', ageYears: 63, heightCm: 157, weightKg: 68.5 };
  const clearance = creatinineClearance({ ...woman, creatinine: 0.62, creatinineUnit: 'mg/dL' });
  const order = { dose: 4, doseType: 'AUC', cap: { kind: 'gfrMlMin', value: 70 } as const };
  expect(texts(spanish, administeredDose(order, { ...woman, clearance }))).toEqual([
    '68,5 ÷ 1,57² = 27,79 kg/m²',
    '45,5 + 2,3 × (157 ÷ 2,54 − 60) = 49,67 kg + 0,4 × (68,5 − 49,67 kg) = 57,20 kg',
    'el mayor de 0,62 mg/dl y 0,7 mg/dl = 0,70 mg/dl',
    '(140 − 63) × 57,20 kg × 0,85 ÷ (72 × 0,7) = 74,28 ml/min',
    'el menor de 74,28 ml/min y 70 ml/min = 70,00 ml/min',
    'AUC 4 × (70,00 ml/min + 25) = 380,0 mg',
  ]);
});

test('a converted creatinine has enough decimals to recalculate its clearance', () => {
  const woman = { gender: 'female', ageYears: 49, heightCm: 165, weightKg: 57 };
  const settings = { weightRule: 'actual', creatinineFloorMgDl: null, clearanceCapMlMin: null } as const;
  const clearance = creatinineClearance({ ...woman, creatinine: 88, creatinineUnit: 'umol/L' }, settings);
  expect(texts(spanish, clearance)).toEqual([
    '88 µmol/l ÷ 88,42 = 0,9952 mg/dl',
    '(140 − 49) × 57,00 kg × 0,85 ÷ (72 × 0,9952 mg/dl) = 61,53 ml/min',
  ]);
  expect((((140 - 49) * 57 * 0.85) / (72 * 0.9952)).toFixed(2)).toBe('61.53');
});

test('equivalent dose in 2 Gy', () => {
  const eqd2 = equivalentIn2Gy({ fractions: 15, dosePerFractionGy: 2.67, alphaBetaGy: 3 });
  expect(texts(english, eqd2)).toEqual(['2.67 Gy × 15 = 40.05 Gy', '40.05 Gy × (2.67 + 3) ÷ (2 + 3) = 45.42 Gy']);
});

test('rounding shows the difference, and vials the opened and the wasted amount', () => {
  const offer = (strengthMg: number) => ({ id: strengthMg, strengthMg, unitsPerPack: 1, priceCents: 100 });
  const rounded = roundToWholeUnits(104.957, [offer(10), offer(50)]);
  expect(texts(spanish, rounded)).toEqual(['(100 mg − 104,96 mg) ÷ 104,96 mg × 100 = −4,72 %']);
  const schedule = { sessions: 1, cycles: 4 };
  const { leastWasteful } = supplyChoice({
    doseMg: 104.957,
    offers: [10, 50].map(offer),
    schedule,
    dispensing: 'units',
  });
  expect(texts(spanish, leastWasteful)).toEqual(['2 × 50 mg + 1 × 10 mg = 110,0 mg − 104,96 mg = 5,04 mg']);
});

test('a lifetime dose is summed with its factors, and equal cycles are combined', () => {
  const exposure = (principle: string, amount: number) => ({ principle, amount, unit: 'mg/m2' }) as const;
  const declared = [exposure('epirubicina', 300), exposure('doxorubicina', 240)];
  const ledger = anthracyclineLedger({ cycles: [], request: [], declared, requestSurfaceM2: null });
  expect(texts(english, ledger)).toEqual(['240 mg/m² + 300 mg/m² × 0.8 = 480.00 mg/m²']);
  const ofCycle = { demandId: 1, date: null, surfaceM2: null, exposures: [exposure('epirubicina', 100)] };
  const request = [1, 2, 3].map((cycle) => ({ ...ofCycle, cycle }));
  expect(texts(english, anthracyclineLedger({ cycles: [], request, declared: [], requestSurfaceM2: null }))).toEqual([
    '100 mg/m² × 0.8 × 3 = 240.00 mg/m²',
  ]);
});

test('a missing input has words', () => {
  expect(describeGap(spanish, { input: 'heightCm', because: 'missing' })).toBe('Talla: falta');
  expect(describeGap(english, { input: 'creatinine', because: 'other_unit' })).toBe(
    'Creatinine: the value looks like one of the other unit',
  );
});
