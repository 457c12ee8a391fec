import type { Given } from '../calculation/inputs';
import { TINY } from '../calculation/tolerance';

/** Figures of the form, whose sessions are days or fractions. */
export interface GivenCourse {
  totalDoseGy: Given;
  fractionationPerDayGy: Given;
  sessions: Given;
}

/** Tolerance for rounded doses: 40 Gy for 15 × 2.67 Gy. */
const ROUNDING = 0.02;
const FRACTIONS_OF_DAY = [1, 2, 3] as const;

/** Whether a dose lies between two others, rounding apart. */
export function isDoseBetween(value: number, least: number, most: number): boolean {
  return value >= least * (1 - ROUNDING) - TINY && value <= most * (1 + ROUNDING) + TINY;
}

/**
 * Returns the fractions of a session that the total dose speaks of: twice or three times the product of sessions and
 * dose counts as so many. One without a total; null where a figure is missing or the total is another one.
 * Source: docs/rules.md 11.9.
 */
export function fractionsOfDay({ totalDoseGy, fractionationPerDayGy, sessions }: GivenCourse): number | null {
  if (!fractionationPerDayGy || !sessions) return null;
  const once = fractionationPerDayGy * sessions;
  const totalGy = totalDoseGy || once;
  return FRACTIONS_OF_DAY.find((each) => isDoseBetween(totalGy, once * each, once * each)) ?? null;
}
