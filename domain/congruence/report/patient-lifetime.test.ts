import { describe, expect, test } from 'vitest';
import type { CycleVersion } from '../../clinical/lifetime/exposures';
import { FACTS } from '../rules/rule-cases.test-support';
import { type Facts, readSubject } from '../subject/read-subject';
import { lifetimeReports } from './lifetime-report';
import { patientLifetime } from './patient-lifetime';

const [DOXORUBICIN, EPIRUBICIN] = [6, 11];

/** Four cycles of 60 mg/m² in a patient of exactly 2 m². */
function request(drugId: number, { exposures = [] as object[], cycle = 1 } = {}): object {
  const plan = { cycle, totalCycles: 4, sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: 21 };
  const drugs = [{ drugId, dose: 60, doseType: 'MGM2', administration: 'INTRAVENOUS', sessions: [1] }];
  const chemotherapy = { heightCm: 180, weightKg: 80, firstSessionDate: '2026-04-20', ...plan, drugs };
  return { exposures, treatment: { chemotherapy } };
}

function authorizedCycle(cycle: number, change: Partial<CycleVersion> = {}): CycleVersion {
  const exposures = [{ principle: 'doxorubicina', amount: 120, unit: 'mg' as const }];
  return {
    demandId: 'own',
    version: 1,
    cycle,
    fate: 'authorized',
    date: '2026-01-12',
    surfaceM2: 2,
    exposures,
    ...change,
  };
}

const subjectOf = (content: object, facts: Partial<Facts> = {}) =>
  readSubject(content, { ...FACTS, demandId: 'own', ...facts });

function totalsOf(versions: Parameters<typeof patientLifetime>[0]): string[] {
  return patientLifetime(versions).map(({ report: { drugName, sum, ledger } }) =>
    [
      drugName ?? sum,
      ledger.total,
      ...ledger.rows.map(({ from, cycle, cycles = 1 }) => `${from} ${cycle ?? ''}×${cycles}`),
    ].join(', '),
  );
}

describe('the lifetime doses of a patient', () => {
  const cycles = [authorizedCycle(1), authorizedCycle(2, { demandId: 'before', date: '2025-03-03' })];

  test('add to authorized cycles what a treatment under way still asks for, and its own cycle once', () => {
    const subject = subjectOf(request(DOXORUBICIN), { cycles });
    expect(totalsOf([{ subject, isUnderWay: true }])).toEqual([
      'Doxorubicina, 300, authorized 2×1, authorized 1×1, request 2×3',
    ]);
    // The same sum as in the section of the demand, whose own cycles are all its request.
    expect(lifetimeReports(subject).map(({ ledger }) => ledger.total)).toEqual([300]);
  });

  test('are of what was authorized alone once nothing is under way', () => {
    const subject = subjectOf(request(DOXORUBICIN), { cycles });
    expect(totalsOf([{ subject, isUnderWay: false }])).toEqual(['Doxorubicina, 120, authorized 2×1, authorized 1×1']);
  });

  test('say nothing of a denied request of which nothing was ever given, but what it declares', () => {
    expect(totalsOf([{ subject: subjectOf(request(DOXORUBICIN)), isUnderWay: false }])).toEqual([]);
    const exposures = [{ drugId: DOXORUBICIN, totalDose: 200, unit: 'mg/m2' }];
    const declaring = subjectOf(request(DOXORUBICIN, { exposures }));
    expect(totalsOf([{ subject: declaring, isUnderWay: false }])).toEqual(['Doxorubicina, 200, declared ×1']);
  });

  test('leave out a cycle that was never started', () => {
    const subject = subjectOf(request(DOXORUBICIN), { cycles: [authorizedCycle(1, { fate: 'never_started' })] });
    expect(totalsOf([{ subject, isUnderWay: false }])).toEqual([]);
  });

  test('are each judged by the first version that asks for the drug, and added up for anthracyclines', () => {
    const exposures = [{ drugId: EPIRUBICIN, totalDose: 100, unit: 'mg/m2' }];
    const newest = { subject: subjectOf(request(EPIRUBICIN, { exposures }), { cycles }), isUnderWay: false };
    const older = { subject: subjectOf(request(DOXORUBICIN), { cycles }), isUnderWay: false };
    const found = patientLifetime([newest, older]);
    expect(found.map(({ report, version }) => [report.drugName ?? report.sum, version === newest])).toEqual([
      ['Epirubicina', true],
      ['anthracyclines', true],
      ['Doxorubicina', false],
    ]);
  });
});
