import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import { compareSeverity, type Finding, type Severity } from '@aval/domain/congruence/findings/finding';
import { type Answered, answeredBy } from '@aval/domain/congruence/report/justification';

/** What one answer is given to: the findings of one rule at one field. */
export interface FindingQuestion extends Answered {
  findings: readonly Finding[];
  /** Of the gravest of them: of a serious one a company may ask for the answer, the others are answered by whoever wants to. */
  severity: Severity;
}

/** The findings by what answers them; what would settle a note may be a reason, too. Source: docs/rules.md 12.9. */
export function findingQuestions({ findings, lines }: Pick<DraftReport, 'findings' | 'lines'>): FindingQuestion[] {
  const questions = new Map<string, FindingQuestion>();
  for (const finding of findings) {
    const answered = answeredBy(finding, lines);
    const key = questionKey(answered);
    const { findings: others, severity } = questions.get(key) ?? { findings: [], severity: finding.severity };
    questions.set(key, {
      ...answered,
      findings: [...others, finding],
      severity: compareSeverity(severity, finding.severity) <= 0 ? severity : finding.severity,
    });
  }
  return [...questions.values()];
}

/** Tells one from others. */
export function questionKey({ rule, field, drugId }: Answered): string {
  return [rule, field, drugId ?? ''].join(' ');
}
