import { TINY } from '../../../clinical/calculation/tolerance';
import type { SubjectRadiotherapy } from '../../subject/subject';

/** Course with its fractions counted one by one, also where several are given on a day. */
export interface Course {
  perFractionGy: number;
  totalGy: number;
  fractions: number;
  fractionsPerDay: number;
}

/** Tolerance for rounded doses: 40 Gy for 15 × 2.67 Gy. */
const ROUNDING = 0.02;
const FRACTIONS_OF_DAY = [1, 2, 3] as const;

/** Whether a figure lies between two others, rounding apart. */
export function isBetween(value: number, least: number, most: number): boolean {
  return value >= least * (1 - ROUNDING) - TINY && value <= most * (1 + ROUNDING) + TINY;
}

/**
 * Reads a course from dose per fraction, sessions and total dose. A total of twice or three times their product counts
 * as so many fractions a day. Null where a figure is missing or the total is another one, which RAD-01 finds.
 */
export function courseOf({ totalDoseGy, fractionationPerDayGy, sessions }: SubjectRadiotherapy): Course | null {
  if (!fractionationPerDayGy || !sessions) return null;
  const once = fractionationPerDayGy * sessions;
  const totalGy = totalDoseGy || once;
  const fractionsPerDay = FRACTIONS_OF_DAY.find((each) => isBetween(totalGy, once * each, once * each));
  if (!fractionsPerDay) return null;
  return { perFractionGy: fractionationPerDayGy, totalGy, fractions: sessions * fractionsPerDay, fractionsPerDay };
}

/** Returns the course when its dose per fraction is the sum of a day with several fractions. */
export function splitByDay(course: Course, fractionsPerDay: number): Course {
  const { perFractionGy, totalGy, fractions } = course;
  return {
    perFractionGy: perFractionGy / fractionsPerDay,
    totalGy,
    fractions: fractions * fractionsPerDay,
    fractionsPerDay,
  };
}

/** Computes the dose in fractions of 2 Gy with the same effect, in Gy. Source: `equivalentIn2Gy`. */
export function eqd2Of({ perFractionGy, totalGy }: Course, alphaBetaGy: number): number {
  return (totalGy * (perFractionGy + alphaBetaGy)) / (2 + alphaBetaGy);
}
