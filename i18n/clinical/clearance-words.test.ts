import { type ClearancePatient, creatinineClearance } from '@aval/domain/clinical/kidney/creatinine-clearance';
import { expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeClearanceLimits } from './clearance-words';

const person = { ageYears: 40, gender: 'male', heightCm: 175, weightKg: 75, creatinineUnit: 'mg/dL' };
const [es, en] = [await createI18n('es', ['clinical']), await createI18n('en', ['clinical'])];

function said(instance: typeof es, patient: ClearancePatient) {
  return describeClearanceLimits(instance, creatinineClearance(patient))?.replaceAll('\u00a0', ' ') ?? null;
}

test('a clearance names the company settings that changed it', () => {
  expect(said(es, { ...person, creatinine: 0.5 })).toBe(
    'Se calcula con 0,7 mg/dl, el mínimo de la compañía · Limitado a 125 ml/min, el máximo de la compañía',
  );
  expect(said(en, { ...person, ageYears: 70, creatinine: 0.5 })).toBe(
    'Calculated with 0.7 mg/dl, the company’s minimum',
  );
});

test('a clearance without such settings, or that cannot be computed, has no note', () => {
  expect(said(es, { ...person, creatinine: 1 })).toBeNull();
  expect(said(es, { ...person, creatinine: null })).toBeNull();
});
