import type { Finding } from '@aval/domain/congruence/findings/finding';
import { expect, test } from 'vitest';
import { standingFindings } from './shown-findings';

const finding = (...fields: [string, ...string[]]): Finding => ({
  rule: 'DOS-01',
  ruleVersion: 1,
  severity: 'serious',
  variant: 'higher',
  values: {},
  fields,
  sources: [{ citation: 'Of this test', where: null }],
});
const ofDose = finding('treatment.chemotherapy.drugs.0.dose', 'protocol.type');
const texts = (dose: string, drugId = '1') => ({ chemotherapy: { drugs: [{ drugId, dose }] } });
const step = 'treatment' as const;

test('a finding stands until a field that it read is edited', () => {
  expect(standingFindings([ofDose], { step, saved: texts('80'), typed: texts('80') })).toEqual([ofDose]);
  expect(standingFindings([ofDose], { step, saved: texts('80'), typed: texts('8') })).toEqual([]);
});

test('a finding does not apply to another line in the same position', () => {
  expect(standingFindings([ofDose], { step, saved: texts('80'), typed: texts('80', '2') })).toEqual([]);
});

test('fields of other steps count as saved', () => {
  const ofStage = finding('protocol.stage');
  expect(standingFindings([ofStage], { step, saved: texts('80'), typed: texts('8') })).toEqual([ofStage]);
});
