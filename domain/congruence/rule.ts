import type { Unit } from '../clinical/calculation/steps';
import type { RuleFinding, Severity } from './findings/finding';
import type { RuleId } from './rule-ids';
import type { Subject } from './subject/subject';

/**
 * Thresholds of a rule that a company may set beside the severity, with defaults from the sources: days, percents,
 * counts.
 */
export type Thresholds = Readonly<Record<string, number>>;

/** Settings of a company for one rule; absent members keep the rule's own values. */
export interface RuleSetting {
  isOff?: boolean;
  severity?: Severity;
  thresholds?: Thresholds;
}

/** Settings by rule id. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

/**
 * One rule of the book. It reads the subject alone and never throws: about data that a draft lacks it returns no
 * finding. A rule whose words, table or edges change gets the next version. Source: docs/rules.md 12.2.
 */
export interface Rule<T extends Thresholds = Thresholds> {
  id: RuleId;
  version: number;
  /** Keys of the sentences that the rule may produce, each with its own words. */
  variants: readonly string[];
  /** Variants of earlier versions, which reports stored with a request still name. */
  formerVariants?: readonly string[];
  /** Severity of the findings, unless a finding is less severe or a company sets another one. */
  severity: Severity;
  thresholds: T;
  /** Rows that belong to this rule alone: a change of one is a change of the rule. */
  table?: unknown;
  /** Unit of the thresholds, where they are measures. */
  unit?: Unit;
  /**
   * Gets its own effective thresholds, and the settings of all rules for rules that depend on another rule's
   * thresholds.
   */
  look(subject: Subject, thresholds: T, settings: RuleSettings): readonly RuleFinding[];
}

export function thresholdsIn<T extends Thresholds>(settings: RuleSettings, id: RuleId, standard: T): T {
  return { ...standard, ...settings[id]?.thresholds };
}

/** Builds a rule with typed thresholds and returns it as a plain `Rule`. */
export function rule<T extends Thresholds>(definition: Rule<T>): Rule {
  return definition as unknown as Rule;
}
