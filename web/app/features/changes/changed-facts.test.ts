import { CENTERS_LIST } from '@aval/application/catalogues/centers/centers-list';
import { CODES_LIST } from '@aval/application/catalogues/codes/codes-list';
import { DRUGS_LIST } from '@aval/application/catalogues/drugs/drugs-list';
import { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import { CHANGES_LIST } from '@aval/application/change-record/changes-list';
import { COMPANIES_LIST } from '@aval/application/companies/companies-list';
import { bookFacts } from '@aval/application/congruence/rule-book/book-facts';
import { INVITATIONS_LIST } from '@aval/application/invitations/list/invitations-list';
import { regimenFacts } from '@aval/application/regimens/regimen-columns';
import { REGIMENS_LIST } from '@aval/application/regimens/regimens-list';
import { SECURITY_LIST } from '@aval/application/security-record/security-list';
import { USERS_LIST } from '@aval/application/users/users-list';
import { regimenOf } from '@aval/domain/validation/catalogues/regimen-schema';
import { createI18n } from '@aval/i18n/instance';
import { expect, test } from 'vitest';
import { TOLD, type ToldFilter } from '../../components/lists/told-filters';
import { changedFacts, FACT_NAMESPACES } from './changed-facts';

const words = await createI18n('es', [...FACT_NAMESPACES]);
const LISTS = {
  company: COMPANIES_LIST,
  user: USERS_LIST,
  invitation: INVITATIONS_LIST,
  changes: CHANGES_LIST,
  security: SECURITY_LIST,
  center: CENTERS_LIST,
  drug: DRUGS_LIST,
  presentation: PRESENTATIONS_LIST,
  code: CODES_LIST,
  regimen: REGIMENS_LIST,
};
const told = (...[subject, after]: [Parameters<typeof changedFacts>[1]['subject'], Record<string, unknown>]) =>
  changedFacts(words, { subject, before: null, after: after as never }).map((fact) => fact.after);

test('option values are described as in forms', () => {
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

test("the filters of an export are described as on the list's page", () => {
  const filters = (subject: keyof typeof LISTS, given: Record<string, string>) => told(subject, { filters: given })[0];
  expect(filters('user', { role: 'DOCTOR', companyId: 'Salud Meridiana', name: 'ana', state: 'active' })).toBe(
    'Función: Médico/a, Compañía: Salud Meridiana, Nombre: ana, En activo: Sí',
  );
  expect(filters('center', { hidden: 'hidden', type: 'Realizador' })).toBe('Oculto: Sí, Tipo: Realizador');
  expect(filters('invitation', { status: 'pending' })).toBe('Estado: Por revisar');
  expect(filters('company', { default: 'default' })).toBe('Por defecto: Sí');
  expect(filters('changes', { subject: 'drug', userId: 'Eva Ruiz', from: '2026-02-03' })).toBe(
    'Elemento: Fármaco, Usuario: Eva Ruiz, Fechas: 03/02/2026',
  );
});

test.each(Object.entries(LISTS))(
  'each filter of the list of %s has a name, and each of its choices a label',
  (subject, { kinds }) => {
    for (const [name, kind] of Object.entries(kinds)) {
      const { label, said } = (TOLD[subject as keyof typeof LISTS] as Record<string, ToldFilter>)[name] as ToldFilter;
      expect(words.exists(label), label).toBe(true);
      for (const choice of Array.isArray(kind) ? kind : []) {
        const key = typeof said === 'function' ? said(choice) : '';
        expect(words.exists(key), `${name} ${choice}`).toBe(true);
      }
    }
  },
);

test('empty fields are omitted for created and deleted entries, and included for changes', () => {
  const values = { name: 'Clínica Norte', address: '', doctors: [] };
  const fields = (before: object | null, after: object | null) =>
    changedFacts(words, { subject: 'center', before, after } as never).map(({ field }) => field);
  expect(fields(null, values)).toEqual(['name']);
  expect(fields(values, null)).toEqual(['name']);
  expect(fields({ address: 'Calle Mayor 1' }, { address: '' })).toEqual(['address']);
});

test('the type of a radiotherapy code is used as stored', () => {
  expect(told('code', { type: 'private', radioType: 'IMRT' })).toEqual(['private', 'IMRT']);
});

test("a company's rule settings are described in the words of their form", () => {
  const set = (bounds: { creatinineFloorMgDl: number | null; clearanceCapMlMin: number | null }) => {
    const rules = {
      'STG-01': { severity: 'serious' },
      'DOS-02': { thresholds: { tolerancePercent: 5, seriousPercent: 20 } },
      'PLA-04': { isOff: true },
    } as const;
    const clearance = { weightRule: 'adjusted_from_bmi_25', ...bounds } as const;
    const { ruleSettings, clearance: told } = bookFacts(2, { rules, clearance, asksJustification: false });
    return { ruleSettings, clearance: told };
  };
  expect(told('rules', set({ creatinineFloorMgDl: 0.7, clearanceCapMlMin: null }))).toEqual([
    'STG-01 · Grave; DOS-02 · Tolerancia 5\u00a0% · Grave por encima de 20\u00a0%; PLA-04 · Desactivada',
    'Peso real; ajustado si IMC ≥ 25 · ≥ 0,7 mg/dl · sin máximo',
  ]);
  expect(told('rules', set({ creatinineFloorMgDl: null, clearanceCapMlMin: 125 }))[1]).toBe(
    'Peso real; ajustado si IMC ≥ 25 · sin mínimo · ≤ 125 ml/min',
  );
});

test('lines of a regimen and filters of the library are described in words', () => {
  const line = { days: [1], timesPerDay: 1, fromCycle: 1, toCycle: null, cap: null };
  const { lines } = regimenFacts({
    version: 1,
    content: regimenOf({
      name: 'De ejemplo',
      tumourType: 'mama',
      intentions: [],
      cycleLengthDays: 21,
      plannedCycles: 6,
      lines: [
        { ...line, drugSlug: 'cisplatino', dose: 37.5, doseType: 'MGM2', administration: 'INTRAVENOUS', days: [1, 8] },
        {
          ...line,
          drugSlug: 'capecitabina',
          dose: 825,
          doseType: 'MGM2',
          administration: 'ORAL',
          days: [1, 2, 3],
          timesPerDay: 2,
          fromCycle: 2,
          toCycle: 4,
          cap: { kind: 'doseMg', value: 1500 },
        },
        {
          ...line,
          drugSlug: 'carboplatino',
          dose: 5,
          doseType: 'AUC',
          administration: 'INTRAVENOUS',
          fromCycle: 3,
          cap: { kind: 'gfrMlMin', value: 125 },
        },
      ],
      citation: 'Autora A. J Clin Oncol 2020;1:1',
      doi: null,
    }),
  });
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
