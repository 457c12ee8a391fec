import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import { compareSeverity, type Finding, type Severity } from '@aval/domain/congruence/findings/finding';
import { type Answered, answeredBy } from '@aval/domain/congruence/report/justification';

/** Findings of one rule at one field, which share an answer. */
export interface FindingQuestion extends Answered {
  findings: readonly Finding[];
  /** Highest severity of the findings: a company may require answers to serious ones; other answers are optional. */
  severity: Severity;
}

/** Groups findings by their answer; notes can be answered too. Source: docs/rules.md 12.9. */
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

/** Returns the key that identifies a question. */
export function questionKey({ rule, field, drugId }: Answered): string {
  return [rule, field, drugId ?? ''].join(' ');
}
