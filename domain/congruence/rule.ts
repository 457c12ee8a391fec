import type { Unit } from '../clinical/calculation/steps';
import type { RuleFinding, Severity } from './findings/finding';
import type { RuleId } from './rule-ids';
import type { Subject } from './subject/subject';

/** What a company may set of a rule beside its severity, with the value that the sources give: days, percents, counts. */
export type Thresholds = Readonly<Record<string, number>>;

/** What a company made of a rule; what it does not say is as the rule has it. */
export interface RuleSetting {
  isOff?: boolean;
  severity?: Severity;
  thresholds?: Thresholds;
}

/** By the rules' ids. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

/**
 * One rule of the book. It reads the subject alone and is total: whatever a draft lacks, it answers no finding about it.
 * A rule whose words, table or edges change gets the next version. Source: docs/rules.md 12.2.
 */
export interface Rule<T extends Thresholds = Thresholds> {
  id: RuleId;
  version: number;
  /** The sentences that it may say, each with words of its own. */
  variants: readonly string[];
  /** Those of earlier versions: reports that were kept with a request still say them. */
  formerVariants?: readonly string[];
  /** Of its findings, unless a finding is less grave or a company says otherwise. */
  severity: Severity;
  thresholds: T;
  /** The rows that it goes by, where they are its own: a change of one is a change of the rule. */
  table?: unknown;
  /** Of its thresholds, where these are measures. */
  unit?: Unit;
  /** With its own thresholds as they hold, and the settings of all rules for what one says in the light of another. */
  look(subject: Subject, thresholds: T, settings: RuleSettings): readonly RuleFinding[];
}

/** The thresholds of a rule as a company has set them. */
export function thresholdsIn<T extends Thresholds>(settings: RuleSettings, id: RuleId, asItComes: T): T {
  return { ...asItComes, ...settings[id]?.thresholds };
}

/** A rule with the types of its thresholds. */
export function rule<T extends Thresholds>(definition: Rule<T>): Rule {
  return definition as unknown as Rule;
}
