import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import { expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeLifetime } from './lifetime-words';

const LIMITS = [
  { limit: { limit: 850, alertAt: null }, appliedLimit: 850, exceededAt: null, alertAt: null },
] as unknown as LifetimeReport['limits'];
const UNCOUNTED = { from: 'request', exposure: { principle: 'oxaliplatino', amount: null, unit: 'mg' } };

function reportOf(rows: object[], total: number, limits = LIMITS): LifetimeReport {
  const ledger = { unit: 'mg/m2', rows, total, uncounted: [UNCOUNTED], steps: [] };
  return { drugName: 'Oxaliplatino', ledger, limits } as unknown as LifetimeReport;
}

test('a lifetime dose to which nothing could be added is unknown, and neither 0 nor a minimum', async () => {
  const es = await createI18n('es', ['report', 'clinical']);
  const { sum, verdict, notes } = describeLifetime(es, reportOf([], 0));
  expect(sum).toBe('el total con esta demanda no se puede calcular; límite 850\u00a0mg/m².');
  expect(verdict).toBe('No puede juzgarse.');
  expect(notes).toEqual(['No se puede sumar Oxaliplatino (de esta demanda).']);
  const en = await createI18n('en', ['report', 'clinical']);
  expect(describeLifetime(en, reportOf([], 0, [])).sum).toBe('the total with this request cannot be calculated.');
});

test('a lifetime dose to which only a part could be added is a minimum', async () => {
  const es = await createI18n('es', ['report', 'clinical']);
  const rows = [{ from: 'authorized', principle: 'oxaliplatino', amount: 130, counted: 130 }];
  const { sum, notes } = describeLifetime(es, reportOf(rows, 130));
  expect(sum).toMatch(/^130\smg\/m² con esta demanda/);
  expect(notes).toEqual(['No se puede sumar Oxaliplatino (de esta demanda): el total es un mínimo.']);
});

test('milligrams that count in international units are told with the conversion, each amount once', async () => {
  const es = await createI18n('es', ['report', 'clinical']);
  const given = { principle: 'bleomicina', amount: 15_000, counted: 15_000, inUnits: { mg: 15, unitsPerMg: 1000 } };
  const rows = [
    { ...given, from: 'declared', declaredAs: { amount: 15, unit: 'mg' } },
    { ...given, from: 'request', cycles: 3 },
  ];
  const ledger = { unit: 'IU', rows, total: 60_000, uncounted: [], steps: [] };
  const report = { drugName: 'Bleomicina', ledger, limits: [] } as unknown as LifetimeReport;
  expect(describeLifetime(es, report).notes).toEqual(['Bleomicina: 15\u00a0mg × 1.000\u00a0UI/mg = 15.000\u00a0UI.']);
});
