import { fractionsOfDay } from '../../../clinical/radiotherapy/fractions-of-day';
import type { SubjectRadiotherapy } from '../../subject/subject';

/** Course with its fractions counted one by one, also where several are given on a day. */
export interface Course {
  perFractionGy: number;
  totalGy: number;
  fractions: number;
  fractionsPerDay: number;
}

/** Reads a course from dose per fraction, sessions and total dose; null where a total is another one, which RAD-01 finds. */
export function courseOf(radiotherapy: SubjectRadiotherapy): Course | null {
  const { totalDoseGy, fractionationPerDayGy, sessions } = radiotherapy;
  const fractionsPerDay = fractionsOfDay(radiotherapy);
  if (!fractionationPerDayGy || !sessions || !fractionsPerDay) return null;
  return {
    perFractionGy: fractionationPerDayGy,
    totalGy: totalDoseGy || fractionationPerDayGy * sessions,
    fractions: sessions * fractionsPerDay,
    fractionsPerDay,
  };
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
