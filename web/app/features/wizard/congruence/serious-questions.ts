import type { Finding } from '@aval/domain/congruence/findings/finding';

/** What one answer is given to: the findings of one rule at one field. */
export interface SeriousQuestion {
  rule: string;
  field: string;
  findings: readonly Finding[];
}

/** The serious findings by what answers them. Source: docs/rules.md 12.9. */
export function seriousQuestions(findings: readonly Finding[]): SeriousQuestion[] {
  const questions = new Map<string, SeriousQuestion>();
  for (const finding of findings.filter(({ severity }) => severity === 'serious')) {
    const { rule, fields } = finding;
    const key = `${rule} ${fields[0]}`;
    const others = questions.get(key)?.findings ?? [];
    questions.set(key, { rule, field: fields[0], findings: [...others, finding] });
  }
  return [...questions.values()];
}
