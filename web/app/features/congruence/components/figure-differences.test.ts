import { DEFAULT_CLEARANCE_SETTINGS } from '@aval/domain/clinical/kidney/creatinine-clearance';
import { NO_FACTS } from '@aval/domain/congruence/analysed.test-support';
import { congruenceReport } from '@aval/domain/congruence/report/report';
import { DEFAULT_RULE_BOOK, type RuleBook } from '@aval/domain/congruence/rule-book';
import { expect, test } from 'vitest';
import { figureDifferences } from './figure-differences';

const line = (drugId: number, dose: number, doseType: string) => ({
  drugId,
  dose,
  doseType,
  administration: 'INTRAVENOUS',
  sessions: [1],
});
const chemotherapy = {
  heightCm: 150,
  weightKg: 90,
  creatinine: 1,
  creatinineUnit: 'mg/dL',
  cycle: 1,
  totalCycles: 6,
  drugs: [line(1, 6, 'AUC'), line(2, 175, 'MGM2')],
};
const named = (name: string) => ({ name, activePrinciple: name, atcCode: null });
const facts = {
  ...NO_FACTS,
  on: '2026-04-13',
  patient: { birthday: '1970-01-01', gender: 'female' },
  offers: new Map(),
  drugs: new Map([
    [1, named('Carboplatino')],
    [2, named('Paclitaxel')],
  ]),
};
const reportBy = (book: RuleBook) => congruenceReport({ treatment: { chemotherapy } }, facts, book);

test('a clearance by another weight changes the AUC dose and no other', () => {
  const before = reportBy(DEFAULT_RULE_BOOK);
  const clearance = { ...DEFAULT_CLEARANCE_SETTINGS, weightRule: 'ideal' as const };
  const differences = figureDifferences(before, reportBy({ ...DEFAULT_RULE_BOOK, clearance }));
  expect(differences.map(({ subject }) => subject)).toEqual([
    { kind: 'clearance' },
    { kind: 'administration', index: 0, drugName: 'Carboplatino' },
  ]);
  for (const { before: was, after: is } of differences) expect(is ?? 0).toBeLessThan(was ?? 0);
});

test('equal figures have no differences', () => {
  expect(figureDifferences(reportBy(DEFAULT_RULE_BOOK), reportBy(DEFAULT_RULE_BOOK))).toEqual([]);
});
