import { expect, test } from 'vitest';
import { DEFAULT_RULE_BOOK } from '../rule-book';
import { FACTS } from '../rules/rule-cases.test-support';
import { congruenceReport } from './report';
import { visibleReport } from './visible-report';

const [EPIRUBICIN, BLEOMYCIN] = [11, 18];
const MITOMYCIN = 40;
const named = { name: 'Mitomicina', activePrinciple: 'Mitomicina', atcCode: null };
const facts = { ...FACTS, drugs: new Map([...FACTS.drugs, [MITOMYCIN, named]]), offers: new Map() };

function lifetimeOf(drugId: number, administration: string, exposures: object[] = [], known = facts) {
  const cycles = { cycle: 1, totalCycles: 2, sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: 21 };
  const drugs = [{ drugId, dose: 40, doseType: 'MG', administration, sessions: [1] }];
  const chemotherapy = { heightCm: 180, weightKg: 80, firstSessionDate: '2026-04-20', ...cycles, drugs };
  return congruenceReport({ exposures, treatment: { chemotherapy } }, known, DEFAULT_RULE_BOOK).lifetime;
}

test('the report identifies a drug by its line, whatever its name in the catalogue', () => {
  const drugs = new Map([
    [EPIRUBICIN, { name: 'Farmorubicina', activePrinciple: 'Epirubicina hidrocloruro', atcCode: null }],
  ]);
  expect(lifetimeOf(EPIRUBICIN, 'INTRAVENOUS', [], { ...facts, drugs })).toMatchObject([{ lineIndex: 0 }]);
});

test('doses by a route that does not count have no sum', () => {
  expect(lifetimeOf(MITOMYCIN, 'INTRAVESICAL')).toEqual([]);
  expect(lifetimeOf(EPIRUBICIN, 'INTRAVESICAL')).toEqual([]);
  expect(lifetimeOf(MITOMYCIN, 'INTRAVENOUS')).toMatchObject([{ ledger: { total: 80, unit: 'mg' } }]);
});

test('exposures declared in another unit say so, and those that cannot be added are named', () => {
  const [report] = lifetimeOf(EPIRUBICIN, 'INTRAVENOUS', [
    { drugId: EPIRUBICIN, totalDose: 300, unit: 'mg' },
    { drugId: EPIRUBICIN, totalDose: 5, unit: 'IU' },
  ]);
  expect(report?.ledger.rows[0]).toMatchObject({ amount: 150, declaredAs: { amount: 300, unit: 'mg' } });
  expect(report?.ledger.uncounted).toMatchObject([{ exposure: { principle: 'epirubicina', amount: 5, unit: 'IU' } }]);
});

test('limits are sorted from the lowest', () => {
  // At 65 years: 400,000 IU by the boxed warning, 300,000 by age.
  const patient = { birthday: '1961-01-01', gender: 'male' };
  const declared = [{ drugId: BLEOMYCIN, totalDose: 1000, unit: 'IU' }];
  const [report] = lifetimeOf(BLEOMYCIN, 'INTRAVENOUS', declared, { ...facts, patient });
  expect(report?.limits.map(({ appliedLimit }) => appliedLimit)).toEqual([300_000, 400_000]);
});

test('the visible report hides the demands of earlier cycles, counted or not', () => {
  const exposures = [{ principle: 'epirubicina', amount: 1800, unit: 'mg' as const }];
  const before = { version: 1, cycle: 1, fate: 'authorized' as const, date: '2025-03-03', exposures };
  const cycles = [
    { ...before, demandId: 'demand-of-before', surfaceM2: 1.8 },
    { ...before, demandId: 'demand-without-surface', surfaceM2: null },
  ];
  const drugs = [{ drugId: EPIRUBICIN, dose: 90, doseType: 'MGM2', administration: 'INTRAVENOUS', sessions: [1] }];
  const plan = { cycle: 1, totalCycles: 2, sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: 21 };
  const content = { treatment: { chemotherapy: { heightCm: 180, weightKg: 80, ...plan, drugs } } };
  const told = visibleReport(congruenceReport(content, { ...facts, cycles }, DEFAULT_RULE_BOOK), 'MANAGER');
  const [{ ledger, limits } = { ledger: null, limits: [] }] = told.lifetime;
  expect(ledger?.uncounted).toMatchObject([{ from: 'authorized', demandId: expect.any(Number) }]);
  expect(limits).toMatchObject([{ alertAt: { from: 'authorized', demandId: expect.any(Number) } }]);
  expect(JSON.stringify(told.lifetime)).not.toContain('demand-');
});
