import type { Severity } from './findings/finding';
import type { Rule, Thresholds } from './rule';
import { doseAgainstKnown } from './rules/doses/dose-against-known';
import { doseAgainstRegimen } from './rules/doses/dose-against-regimen';
import { doseCap } from './rules/doses/dose-cap';
import { doseInUnits } from './rules/doses/dose-in-units';
import { doseTypeOfDrug } from './rules/doses/dose-type-of-drug';
import { routeOfDrug } from './rules/doses/route-of-drug';
import { stageAgainstTnm } from './rules/stage-against-tnm';

/** Every rule, in the order in which a reader meets them. */
export const RULES: readonly Rule[] = [
  stageAgainstTnm,
  routeOfDrug,
  doseTypeOfDrug,
  doseAgainstRegimen,
  doseAgainstKnown,
  doseInUnits,
  doseCap,
];

/** What a company made of a rule; what it does not say is as the rule has it. */
export interface RuleSetting {
  isOff?: boolean;
  severity?: Severity;
  thresholds?: Thresholds;
}

/** A version of a company's rule book: immutable, each change makes the next. Source: docs/rules.md 12.3. */
export interface RuleBook {
  version: number;
  settings: Readonly<Record<string, RuleSetting>>;
}

/** Of a company that has changed nothing. */
export const BOOK_AS_IT_COMES: RuleBook = { version: 1, settings: {} };

/** A rule as a book has it; null where it is off. */
export function ruleIn(book: RuleBook, rule: Rule): Rule | null {
  const setting = book.settings[rule.id];
  if (setting?.isOff) return null;
  return {
    ...rule,
    severity: setting?.severity ?? rule.severity,
    thresholds: { ...rule.thresholds, ...setting?.thresholds },
  };
}
