import type { Rule } from '../rule';

/** What of a rule is set and shown; without its tables, which no browser needs. */
export type RuleFacts = Pick<Rule, 'id' | 'version' | 'severity' | 'thresholds' | 'unit'>;

export function ruleFacts({ id, version, severity, thresholds, unit }: Rule): RuleFacts {
  return { id, version, severity, thresholds, ...(unit ? { unit } : {}) };
}

interface Bounds {
  min: number;
  max: number;
  /** Days are counted: half of one says nothing. */
  isWhole?: boolean;
}

/** Between which values a company sets a threshold; of measures, from nothing to three times what the source says. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  tolerancePercent: { min: 0, max: 100 },
  notePercent: { min: 0, max: 100 },
  warnPercent: { min: 0, max: 100 },
  seriousPercent: { min: 0, max: 500 },
  toleranceDays: { min: 0, max: 60, isWhole: true },
  maxDays: { min: 1, max: 365, isWhole: true },
};

export function thresholdBounds(name: string, asItComes: number): Bounds {
  return BOUNDS[name] ?? { min: 0, max: Math.ceil(asItComes * 3) };
}

/** Of two thresholds of one rule the first is never above the second. */
export const ORDERED_THRESHOLDS: readonly (readonly [string, string])[] = [
  ['tolerancePercent', 'seriousPercent'],
  ['notePercent', 'warnPercent'],
  ['warnBelow', 'noteBelow'],
  ['noteBelow', 'noteAbove'],
  ['noteAbove', 'warnAbove'],
];
