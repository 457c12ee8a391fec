import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import { type Answered, answeredBy } from '@aval/domain/congruence/report/justification';

/** What one answer is given to: the findings of one rule at one field. */
export interface FindingQuestion extends Answered {
  findings: readonly Finding[];
  /** One of them is serious: a company may ask for the answer. A warning alone is answered by whoever wants to. */
  isSerious: boolean;
}

/** The serious findings and warnings by what answers them; a note takes no answer. Source: docs/rules.md 12.9. */
export function findingQuestions({ findings, lines }: Pick<DraftReport, 'findings' | 'lines'>): FindingQuestion[] {
  const questions = new Map<string, FindingQuestion>();
  for (const finding of findings.filter(({ severity }) => severity !== 'note')) {
    const answered = answeredBy(finding, lines);
    const key = questionKey(answered);
    const before = questions.get(key);
    questions.set(key, {
      ...answered,
      findings: [...(before?.findings ?? []), finding],
      isSerious: before?.isSerious || finding.severity === 'serious',
    });
  }
  return [...questions.values()];
}

/** Tells one from others. */
export function questionKey({ rule, field, drugId }: Answered): string {
  return [rule, field, drugId ?? ''].join(' ');
}
