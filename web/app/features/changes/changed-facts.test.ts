import { createI18n } from '@aval/i18n/instance';
import { expect, test } from 'vitest';
import { changedFacts, FACT_NAMESPACES } from './changed-facts';

const words = await createI18n('es', [...FACT_NAMESPACES]);
const told = (...[subject, after]: [Parameters<typeof changedFacts>[1]['subject'], Record<string, unknown>]) =>
  changedFacts(words, { subject, before: null, after: after as never }).map((fact) => fact.after);

test('what is one of a handful is said as its forms say it', () => {
  expect(told('drug', { dosage: 'MGM2', administration: 'ENDOVENOUS' })).toEqual(['mg/m²', 'Intravenosa']);
  expect(told('center', { type: 'Realizador' })).toEqual(['Realizador']);
  expect(told('patient', { editedFields: ['patient.cardNumber', 'patient.gender'] })).toEqual([
    'Número de tarjeta, Género',
  ]);
  expect(told('company', { homeCards: ['company', 'center'], documentLanguage: 'en' })).toHaveLength(2);
  expect(told('company', { homeCards: ['company', 'center'] })).toEqual(['Compañía, Centro']);
  expect(told('webhook', { events: ['demand.decided'], webhookState: 'off' })).toEqual([
    'Demanda decidida',
    'Desactivado',
  ]);
});

test('what a list was narrowed to is said as its page says it', () => {
  const filters = (given: Record<string, string>) => told('user', { filters: given })[0];
  expect(filters({ role: 'DOCTOR', companyId: 'Salud Meridiana', name: 'ana' })).toBe(
    'Función: Médico/a, Compañía: Salud Meridiana, Nombre: ana',
  );
  expect(filters({ hidden: 'hidden', type: 'Realizador' })).toBe('Oculto: Sí, Tipo: Realizador');
  expect(filters({ status: 'pending', default: 'default' })).toBe('Estado: Por revisar, Por defecto: Sí');
  expect(filters({ subject: 'drug', userId: 'Eva Ruiz', from: '2026-02-03' })).toBe(
    'En qué: Fármaco, Quién: Eva Ruiz, Fechas: 03/02/2026',
  );
});

test('of what is new or gone, what is empty is not told; of what was changed it is', () => {
  const values = { name: 'Clínica Norte', address: '', doctors: [] };
  const fields = (before: object | null, after: object | null) =>
    changedFacts(words, { subject: 'center', before, after } as never).map(({ field }) => field);
  expect(fields(null, values)).toEqual(['name']);
  expect(fields(values, null)).toEqual(['name']);
  expect(fields({ address: 'Calle Mayor 1' }, { address: '' })).toEqual(['address']);
});

test('the type of a code of radiotherapy is in words already', () => {
  expect(told('code', { type: 'private', radioType: 'IMRT' })).toEqual(['private', 'IMRT']);
});

test("what a company set of its rules is in the words of the rules' form", () => {
  const book = {
    ruleSettings: ['STG-01 · serious', 'DOS-02 · tolerancePercent 5 · seriousPercent 20', 'PLA-04 · off'],
    clearance: 'adjusted_from_bmi_25 · ≥ 0.7 mg/dl · ≤ — ml/min',
  };
  expect(told('rules', book)).toEqual([
    'STG-01 · Grave; DOS-02 · Tolerancia (%) 5 · Grave por encima de (%) 20; PLA-04 · Desactivada',
    'Real; ajustado desde un IMC de 25 · ≥ 0,7 mg/dl · sin máximo',
  ]);
});

test('lines of a regimen and what the library was narrowed to are in words', () => {
  const lines = [
    'cisplatino · 37.5 mg/m² · intravenous · d 1 8',
    'capecitabina · 825 mg/m² · oral · d 1 2 3 · × 2 · c 2-4 · ≤ 1500 mg',
    'carboplatino · 5 AUC · intravenous · d 1 · c 3- · ≤ 125 ml/min',
  ];
  expect(told('regimen', { lines })[0]).toBe(
    [
      'cisplatino · 37,5 mg/m² · Intravenosa · días 1, 8',
      'capecitabina · 825 mg/m² · Oral · días 1-3 · 2 veces al día · ciclos 2 a 4 · ≤ 1.500 mg',
      'carboplatino · AUC 5 · Intravenosa · día 1 · desde el ciclo 3 · ≤ 125 ml/min',
    ].join('; '),
  );
  expect(
    told('regimen', { filters: { text: 'cis', tumourType: 'mama', origin: 'platform', state: 'offered' } })[0],
  ).toBe('Nombre o fármaco: cis, Tumor: Mama, Ámbito: Plataforma, Estado: Se ofrece');
});
