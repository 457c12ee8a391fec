import type { CivilDate } from '../../calendar/civil-date';
import type { Option, OptionSet } from '../../catalogue/options';
import type { Figure } from '../../clinical/calculation/steps';
import type { Source } from '../../reference/source';

/** How much a finding matters, the gravest first. None of them ever stops a request or decides one. Source: docs/rules.md 12.1. */
export const SEVERITIES = ['serious', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A value that a finding's words name; its format and its words are added in the reader's language. */
export type FindingValue =
  /** Of a dose that is taken several times a day, it is that of one intake. */
  | ({ kind: 'figure'; timesPerDay?: number } & Figure)
  | { kind: 'option'; set: OptionSet; option: Option<OptionSet> }
  /** Several values in one place, read with "or". */
  | { kind: 'choices'; values: readonly FindingValue[] }
  /** Results of markers with their names, as the form has both. */
  | { kind: 'markers'; markers: readonly MarkerResult[] }
  | { kind: 'date'; date: CivilDate }
  /** A proper name, the same in every language: of a drug, a regimen, an edition. */
  | { kind: 'name'; name: string };

export interface MarkerResult {
  /** As `domain/catalogue/markers` calls the field. */
  name: string;
  set: OptionSet;
  option: Option<OptionSet>;
}

/** A field of the content by its path, as forms name it: `protocol.stage`, `treatment.chemotherapy.drugs.0.dose`. */
export type FieldPath = string;

/** What a rule found. */
export interface RuleFinding {
  /** Which of the rule's sentences says it: `congruence:rule.<id>.<variant>.text` and `.settles`. */
  variant: string;
  /** Lower than the rule's, where the source says that it is at most so grave. */
  atMost?: Severity;
  values: Readonly<Record<string, FindingValue>>;
  /** The fields that it read, the one that it concerns first. */
  fields: readonly [FieldPath, ...FieldPath[]];
  sources: readonly [Source, ...Source[]];
}

/** A finding as it is shown and, with a version, kept. */
export interface Finding extends Omit<RuleFinding, 'atMost'> {
  rule: string;
  ruleVersion: number;
  severity: Severity;
}

/** The graver of two comes first. */
export function compareSeverity(one: Severity, other: Severity): number {
  return SEVERITIES.indexOf(one) - SEVERITIES.indexOf(other);
}

/** The less grave of two. */
export function atMost(severity: Severity, bound: Severity | undefined): Severity {
  return bound && compareSeverity(severity, bound) < 0 ? bound : severity;
}
