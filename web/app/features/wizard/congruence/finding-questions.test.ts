import type { Finding } from '@aval/domain/congruence/findings/finding';
import { describe, expect, test } from 'vitest';
import { findingQuestions } from './finding-questions';

const SERIOUS: Finding = {
  rule: 'DOS-01',
  ruleVersion: 1,
  severity: 'serious',
  variant: 'above',
  fields: ['treatment.chemotherapy.drugs.0.dose'],
  values: {},
  sources: [],
} as unknown as Finding;
const WARNING: Finding = { ...SERIOUS, severity: 'warning', variant: 'below' } as Finding;
const NOTE: Finding = { ...SERIOUS, severity: 'note' };

const asked = (findings: Finding[]) =>
  findingQuestions({ findings, lines: [] }).map((question) => [question.findings.length, question.isSerious]);

describe('findingQuestions', () => {
  test('takes an answer to a warning, and none to a note', () => {
    expect(asked([WARNING])).toEqual([[1, false]]);
    expect(asked([NOTE])).toEqual([]);
  });

  test('takes one answer to what a rule finds at one field, as serious as the gravest', () => {
    expect(asked([SERIOUS, WARNING])).toEqual([[2, true]]);
    expect(asked([WARNING, SERIOUS])).toEqual([[2, true]]);
  });
});
