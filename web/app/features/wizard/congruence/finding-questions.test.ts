import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import { type Finding, SEVERITIES } from '@aval/domain/congruence/findings/finding';
import { RULES } from '@aval/domain/congruence/rule-book';
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

const asked = (findings: Finding[]) =>
  findingQuestions({ findings, lines: [] }).map((question) => [question.findings.length, question.severity]);

describe('findingQuestions', () => {
  const everything = RULES.flatMap(({ id, variants }) =>
    variants.flatMap((variant) => SEVERITIES.map((severity) => ({ rule: id, variant, severity }))),
  );

  test.each(everything)('takes an answer to $rule, $variant, as a $severity', (of) => {
    expect(asked([{ ...SERIOUS, ...of } as Finding])).toEqual([[1, of.severity]]);
  });

  test('takes one answer for all findings of a rule at a field, with the highest severity', () => {
    expect(asked([SERIOUS, WARNING])).toEqual([[2, 'serious']]);
    expect(asked([WARNING, SERIOUS])).toEqual([[2, 'serious']]);
  });

  test('ask for an answer at each of two lines, even of the same drug', () => {
    const second = { ...SERIOUS, fields: ['treatment.chemotherapy.drugs.1.dose'] } as unknown as Finding;
    const lines = [{ drugId: 7 }, { drugId: 7 }] as DraftReport['lines'];
    const questions = findingQuestions({ findings: [SERIOUS, second], lines });
    expect(questions.map(({ field, drugId }) => [field, drugId])).toEqual([
      ['treatment.chemotherapy.drugs.0.dose', 7],
      ['treatment.chemotherapy.drugs.1.dose', 7],
    ]);
  });
});
