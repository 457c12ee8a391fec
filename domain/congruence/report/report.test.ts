import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { content, request } from '../drawn-contents.test-support';
import { DEFAULT_RULE_BOOK } from '../rule-book';
import { LIBRARY } from '../rules/regimen-cases.test-support';
import { FACTS } from '../rules/rule-cases.test-support';
import { congruenceReport, type ReportFacts, seriousCount } from './report';
import { visibleReport } from './visible-report';

const VIAL: PresentationOffer = { id: 1, strengthMg: 25, unitsPerPack: 1, priceCents: 1_250 };
const facts: ReportFacts = {
  ...FACTS,
  regimens: LIBRARY,
  presentations: new Map([[1, { strengthMg: 25 }]]),
  offers: new Map(Array.from({ length: 27 }, (_, id) => [id, [VIAL, { ...VIAL, id: 2, strengthMg: 100 }]])),
};

const report = (given: unknown) => congruenceReport(given, facts, DEFAULT_RULE_BOOK);

test.each([
  ['arbitrary content', content],
  ['a typed demand', request],
])('a report on %s is made, is deterministic and survives JSON', (_name, drawn) => {
  fc.assert(
    fc.property<[unknown]>(drawn, (given) => {
      const made = report(given);
      expect(made.failed).toEqual([]);
      expect(report(given)).toEqual(made);
      // JSON would turn NaN and infinities into null.
      expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    }),
    { numRuns: 120 },
  );
});

test('the visible report has no prices for roles that may not see costs', () => {
  const asked = { drugId: 6, dose: 60, doseType: 'MGM2', administration: 'INTRAVENOUS', sessions: [1] };
  const chemotherapy = { heightCm: 164, weightKg: 68.5, cycle: 1, totalCycles: 4, drugs: [asked] };
  const made = report({ treatment: { chemotherapy } });
  expect(JSON.stringify(made)).toMatch(/Cents/);
  const told = visibleReport(made, 'DOCTOR');
  expect(JSON.stringify(told)).not.toMatch(/Cents/);
  expect(told.lines[0]?.supply?.leastWasteful).toMatchObject({ computable: true, cost: null });
  for (const role of ['MANAGER', 'REPRESENTATIVE', 'CONSULTANT', 'ADMIN', 'SUPERADMIN'] as const)
    expect(visibleReport(made, role).lines).toEqual(made.lines);
  expect(visibleReport(made, 'SUPERVISOR')).toEqual(told);
  expect(told.findings).toEqual(made.findings);
});

test('the clearance is reported for a drug with a renal threshold once there is a creatinine', () => {
  const [capecitabine, paclitaxel] = [15, 4].map((drugId) => ({ drugId, dose: 500, doseType: 'MGM2', sessions: [1] }));
  const of = (drug: object | undefined, creatinine: number | null) =>
    report({
      treatment: {
        chemotherapy: { heightCm: 170, weightKg: 72, creatinine, creatinineUnit: 'mg/dL', drugs: [drug] },
      },
    }).clearance;
  // 60 years, female, 24.9 kg/m²: 80 ÷ 1 × 0.85.
  expect(of(capecitabine, 1)).toMatchObject({ computable: true, clearanceMlMin: expect.closeTo(68) });
  expect(of(capecitabine, null)).toBeNull();
  expect(of(paclitaxel, 1)).toBeNull();
});

test('the count covers serious findings only', () => {
  const asked = { drugId: 6, dose: 60, doseType: 'MGM2', administration: 'INTRAVENOUS', sessions: [1] };
  const plan = { cycle: 1, totalCycles: 10, sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: 21 };
  const made = report({
    protocol: { type: 'pulmon', t: 'T1', n: 'N0', m: 'M1', stage: '1' },
    treatment: { chemotherapy: { heightCm: 164, weightKg: 68.5, ...plan, drugs: [asked] } },
  });
  // Ten cycles of doxorubicin exceed its limit; the stage contradicts M1, which is a warning.
  const graver = made.findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ rule, severity }) => [rule, severity]);
  expect(graver).toEqual(
    expect.arrayContaining([
      ['CUM-01', 'serious'],
      ['STG-01', 'warning'],
    ]),
  );
  expect(seriousCount(made)).toBe(1);
  expect(seriousCount({ findings: [] })).toBe(0);
});
