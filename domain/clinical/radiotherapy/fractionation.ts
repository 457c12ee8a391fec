import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { figure, product, quotient, resultOf, step, sum } from '../calculation/steps';

/**
 * Conventional α/β in Gy: 3 for late-reacting tissue, 10 for most tumours and early-reacting tissue. Source: Arabpour
 * A, Int J Cancer Manag 2017;10:e12204. Values vary widely; BED and EQD2 compare schedules and limit none (van Leeuwen
 * CM, Radiat Oncol 2018;13:96).
 */
export const ALPHA_BETA_GY = [3, 10] as const;

export interface Fractionation {
  dosePerFractionGy: Given;
  fractions: Given;
}

/** Computes the total dose in Gy: dose per fraction × fractions. */
export function totalDose({ dosePerFractionGy, fractions }: Fractionation): Calculation<{ totalGy: number }> {
  const { figures, gaps } = readFigures({ dosePerFractionGy, fractions });
  if (gaps.length > 0) return notComputable(...gaps);
  const totalGy = figures.dosePerFractionGy * figures.fractions;
  const formula = product(figure(figures.dosePerFractionGy, 'Gy'), figure(figures.fractions));
  return computed({ totalGy }, [step('totalDose', formula, totalGy, 'Gy')]);
}

/**
 * Computes the biologically effective dose in Gy by the linear-quadratic model, without repopulation: D × (1 + d ÷
 * α/β). Source: Fowler JF, Br J Radiol 2010;83:554-68.
 */
export function biologicallyEffectiveDose(
  course: Fractionation & { alphaBetaGy: Given },
): Calculation<{ bedGy: number }> {
  const total = totalDose(course);
  const { figures, gaps } = readFigures({ alphaBetaGy: course.alphaBetaGy });
  if (!total.computable) return notComputable(...total.gaps, ...gaps);
  if (gaps.length > 0) return notComputable(...gaps);
  const perFraction = Number(course.dosePerFractionGy);
  const bedGy = total.totalGy * (1 + perFraction / figures.alphaBetaGy);
  const effect = sum(figure(1), quotient(figure(perFraction), figure(figures.alphaBetaGy)));
  const formula = product(...total.steps.map(resultOf), effect);
  return computed({ bedGy }, [...total.steps, step('biologicallyEffectiveDose', formula, bedGy, 'Gy')]);
}

/**
 * Computes the dose in fractions of 2 Gy with the same effect, in Gy: D × (d + α/β) ÷ (2 + α/β).
 * Source: Fowler JF, Br J Radiol 2010;83:554-68; Joiner, van der Kogel, Basic Clinical Radiobiology, 4th edition.
 */
export function equivalentIn2Gy(course: Fractionation & { alphaBetaGy: Given }): Calculation<{ eqd2Gy: number }> {
  const total = totalDose(course);
  const { figures, gaps } = readFigures({ alphaBetaGy: course.alphaBetaGy });
  if (!total.computable) return notComputable(...total.gaps, ...gaps);
  if (gaps.length > 0) return notComputable(...gaps);
  const perFraction = Number(course.dosePerFractionGy);
  const { alphaBetaGy } = figures;
  const eqd2Gy = (total.totalGy * (perFraction + alphaBetaGy)) / (2 + alphaBetaGy);
  const above = product(...total.steps.map(resultOf), sum(figure(perFraction), figure(alphaBetaGy)));
  const formula = quotient(above, sum(figure(2), figure(alphaBetaGy)));
  return computed({ eqd2Gy }, [...total.steps, step('equivalentIn2Gy', formula, eqd2Gy, 'Gy')]);
}
