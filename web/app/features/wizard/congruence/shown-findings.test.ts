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

const seen = (found: Finding, isOfBefore: boolean) => [{ ...found, isOfBefore }];

test('a finding stays while a field that it read is typed in, as one of before', () => {
  expect(standingFindings([ofDose], { step, saved: texts('80'), typed: texts('80') })).toEqual(seen(ofDose, false));
  for (const typed of ['8', ''])
    expect(standingFindings([ofDose], { step, saved: texts('80'), typed: texts(typed) })).toEqual(seen(ofDose, true));
});

test('a finding does not apply to another line in the same position', () => {
  expect(standingFindings([ofDose], { step, saved: texts('80'), typed: texts('80', '2') })).toEqual([]);
  const { chemotherapy } = texts('80');
  const longer = { chemotherapy: { drugs: [...chemotherapy.drugs, { drugId: '1', dose: '1' }] } };
  expect(standingFindings([ofDose], { step, saved: longer, typed: texts('80') })).toEqual([]);
});

test('a finding does not apply to another regimen, nor to a treatment that is switched off', () => {
  const ofRegimen = finding('treatment.chemotherapy.drugs.0.dose', 'treatment.chemotherapy.regimen');
  const regimen = (slug: string) => ({ chemotherapy: { ...texts('80').chemotherapy, regimen: { slug } } });
  expect(standingFindings([ofRegimen], { step, saved: regimen('tc'), typed: regimen('ac') })).toEqual([]);
  const on = { ...texts('80'), chemotherapyOn: 'on' };
  expect(standingFindings([ofDose], { step, saved: on, typed: { ...texts('80') } })).toEqual([]);
});

test('fields of other steps count as saved', () => {
  const ofStage = finding('protocol.stage');
  expect(standingFindings([ofStage], { step, saved: texts('80'), typed: texts('8') })).toEqual(seen(ofStage, false));
});
