import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { readFigures } from '../calculation/inputs';
import { figure, quotient, square, step } from '../calculation/steps';
import type { BodySize } from './body-surface';

/**
 * Body mass index in kg/m²: weight in kg ÷ (height in m)². Not computable without height and weight.
 * Source: table 3 of PMC4411565 (weight descriptors in adults, after Erstad).
 */
export function bodyMassIndex(size: BodySize): Calculation<{ bmiKgM2: number }> {
  const { figures, gaps } = readFigures({ heightCm: size.heightCm, weightKg: size.weightKg });
  if (gaps.length > 0) return notComputable(...gaps);
  const heightM = figures.heightCm / 100;
  const bmiKgM2 = figures.weightKg / heightM ** 2;
  const formula = quotient(figure(figures.weightKg), square(figure(heightM)));
  return computed({ bmiKgM2 }, [step('bodyMassIndex', formula, bmiKgM2, 'kg/m2')]);
}
