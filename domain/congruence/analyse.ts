import { atMost, compareSeverity, type Finding } from './findings/finding';
import type { Rule } from './rule';
import { RULES, type RuleBook, ruleIn } from './rule-book';
import type { Subject } from './subject/subject';

/** What the rules say of a content. The same content and facts always give the same. */
export interface Analysis {
  ruleBookVersion: number;
  /** How many rules looked, those without a finding among them. */
  ruleCount: number;
  /** The gravest first, then in the book's order. */
  findings: readonly Finding[];
  /** Rules that failed: a fault of ours, which is said. What the others found stands. */
  failed: readonly string[];
}

/** Takes down why a rule failed, for those who mend it; what it was looking at is nothing of theirs. */
export type TellFailure = (rule: string, error: unknown) => void;

/**
 * Looks at a content, complete or a draft, with the rules of a company's book. It advises: nothing that it answers stops,
 * preselects or denies anything, and nothing that it is given makes it throw. Source: docs/rules.md 12.1, 12.4.
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
