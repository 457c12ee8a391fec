import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import { type Answered, answeredBy } from '@aval/domain/congruence/report/justification';

/** What one answer is given to: the findings of one rule at one field. */
export interface SeriousQuestion extends Answered {
  findings: readonly Finding[];
}

/** The serious findings by what answers them. Source: docs/rules.md 12.9. */
export function seriousQuestions({ findings, lines }: Pick<DraftReport, 'findings' | 'lines'>): SeriousQuestion[] {
  const questions = new Map<string, SeriousQuestion>();
  for (const finding of findings.filter(({ severity }) => severity === 'serious')) {
    const answered = answeredBy(finding, lines);
    const key = questionKey(answered);
    const others = questions.get(key)?.findings ?? [];
    questions.set(key, { ...answered, findings: [...others, finding] });
  }
  return [...questions.values()];
}

/** Tells one from others. */
export function questionKey({ rule, field, drugId }: Answered): string {
  return [rule, field, drugId ?? ''].join(' ');
}
