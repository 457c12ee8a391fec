import type { CivilDate } from '../../calendar/civil-date';
import type { Option, OptionSet } from '../../catalogue/options';
import type { Figure } from '../../clinical/calculation/steps';
import type { Source } from '../../reference/source';

/**
 * Severities of findings, most severe first. No finding ever stops or decides a request. Source: docs/rules.md 12.1.
 */
export const SEVERITIES = ['serious', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Value that the words of a finding name; formatted and translated in the reader's language. */
export type FindingValue =
  /** With `timesPerDay`, the dose of one intake of a drug that is taken several times a day. */
  | ({ kind: 'figure'; timesPerDay?: number } & Figure)
  | { kind: 'option'; set: OptionSet; option: Option<OptionSet> }
  /** Several values in one place, joined with "or". */
  | { kind: 'choices'; values: readonly FindingValue[] }
  /** Results of markers with their names, both as in the form. */
  | { kind: 'markers'; markers: readonly MarkerResult[] }
  | { kind: 'date'; date: CivilDate }
  /** Proper name that is the same in every language: of a drug, a regimen, an edition. */
  | { kind: 'name'; name: string };

export interface MarkerResult {
  /** Field name in `domain/catalogue/markers`. */
  name: string;
  set: OptionSet;
  option: Option<OptionSet>;
}

/** Path of a field in the content, as forms name it: `protocol.stage`, `treatment.chemotherapy.drugs.0.dose`. */
export type FieldPath = string;

/** Finding as a rule returns it, before `analyseSubject` adds the rule and its severity. */
export interface RuleFinding {
  /** Key of the sentence: `congruence:rule.<id>.<variant>.text` and `.settles`. */
  variant: string;
  /** Upper bound of the severity, where the source supports no more. */
  atMost?: Severity;
  values: Readonly<Record<string, FindingValue>>;
  /** Fields that the rule read, beginning with the one that the finding is about. */
  fields: readonly [FieldPath, ...FieldPath[]];
  sources: readonly [Source, ...Source[]];
}

/** Finding as it is shown and stored with a version. */
export interface Finding extends Omit<RuleFinding, 'atMost'> {
  rule: string;
  ruleVersion: number;
  severity: Severity;
}

/** Sort order of severities, most severe first. */
export function compareSeverity(one: Severity, other: Severity): number {
  return SEVERITIES.indexOf(one) - SEVERITIES.indexOf(other);
}

/** Returns the less severe of two. */
export function atMost(severity: Severity, bound: Severity | undefined): Severity {
  return bound && compareSeverity(severity, bound) < 0 ? bound : severity;
}
