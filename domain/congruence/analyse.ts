import { atMost, compareSeverity, type Finding } from './findings/finding';
import type { Rule } from './rule';
import { RULES, type RuleBook, ruleIn } from './rule-book';
import type { Subject } from './subject/subject';

/** Result of running the rules on a content. The same content and facts always give the same result. */
export interface Analysis {
  ruleBookVersion: number;
  /** Number of rules that ran, including those without a finding. */
  ruleCount: number;
  /** Most severe first, then in the order of the book. */
  findings: readonly Finding[];
  /** Ids of rules that threw, which is a fault of the product and is shown. The findings of the other rules stand. */
  failed: readonly string[];
}

/** Records why a rule failed, for developers; gets no clinical content. */
export type TellFailure = (rule: string, error: unknown) => void;

/**
 * Runs the rules of a company's book on a content, complete or a draft. The result is advice: it stops, preselects or
 * denies nothing. Never throws, whatever the content. Source: docs/rules.md 12.1, 12.4.
 */
export function analyseSubject(
  subject: Subject,
  book: RuleBook,
  rules: readonly Rule[] = RULES,
  tellFailure?: TellFailure,
): Analysis {
  const active = rules.flatMap((rule) => ruleIn(book, rule) ?? []);
  const findings: Finding[] = [];
  const failed: string[] = [];
  for (const rule of active) {
    try {
      for (const { atMost: bound, ...found } of rule.look(subject, rule.thresholds, book.rules)) {
        findings.push({ ...found, rule: rule.id, ruleVersion: rule.version, severity: atMost(rule.severity, bound) });
      }
    } catch (error) {
      failed.push(rule.id);
      tellFailure?.(rule.id, error);
    }
  }
  findings.sort((one, other) => compareSeverity(one.severity, other.severity));
  return { ruleBookVersion: book.version, ruleCount: active.length, findings, failed };
}
