import type { Rule } from '../rule';

/** Properties of a rule that pages set and show, without its tables, which no browser needs. */
export type RuleFacts = Pick<Rule, 'id' | 'version' | 'severity' | 'thresholds' | 'unit'>;

export function ruleFacts({ id, version, severity, thresholds, unit }: Rule): RuleFacts {
  return { id, version, severity, thresholds, ...(unit ? { unit } : {}) };
}

interface Bounds {
  min: number;
  max: number;
  /** Days are counted, so half a day is refused. */
  isWhole?: boolean;
}

/** Range within which a company sets a threshold; measures have 0 to three times the default instead. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  tolerancePercent: { min: 0, max: 100 },
  notePercent: { min: 0, max: 100 },
  warnPercent: { min: 0, max: 100 },
  seriousPercent: { min: 0, max: 500 },
  lowPercent: { min: 0, max: 100 },
  lowFirstPercent: { min: 0, max: 100 },
  seriousLowPercent: { min: 0, max: 100 },
  toleranceDays: { min: 0, max: 60, isWhole: true },
  maxDays: { min: 1, max: 365, isWhole: true },
};

export function thresholdBounds(name: string, standard: number): Bounds {
  return BOUNDS[name] ?? { min: 0, max: Math.ceil(standard * 3) };
}

/** Pairs of thresholds of one rule, of which the first must not exceed the second. */
export const ORDERED_THRESHOLDS: readonly (readonly [string, string])[] = [
  ['tolerancePercent', 'seriousPercent'],
  ['notePercent', 'warnPercent'],
  ['lowPercent', 'seriousLowPercent'],
  ['warnBelow', 'noteBelow'],
  ['noteBelow', 'noteAbove'],
  ['noteAbove', 'warnAbove'],
];
