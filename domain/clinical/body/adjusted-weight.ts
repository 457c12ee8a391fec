import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { readFigures } from '../calculation/inputs';
import { difference, figure, product, resultOf, step, sum } from '../calculation/steps';
import type { BodySize } from './body-surface';
import { type IdealWeight, idealWeight } from './ideal-weight';

const FACTOR = 0.4;

export interface AdjustedWeight extends IdealWeight {
  adjustedKg: number;
  /** Whether the weight exceeds the ideal one; other weights are used unchanged. */
  isAdjusted: boolean;
}

/**
 * Adjusted weight in kg: ideal + 0.4 × (actual − ideal). Not computable without height, weight and gender.
 * Source: NCCN Chemotherapy Order Templates, appendix B (2018, 2020); table 3 of PMC4411565; docs/rules.md 11.3.
 */
export function adjustedWeight(person: BodySize & { gender: string | null | undefined }): Calculation<AdjustedWeight> {
  const { figures, gaps } = readFigures({ weightKg: person.weightKg });
  const ideal = idealWeight(person);
  if (!ideal.computable) return notComputable(...gaps, ...ideal.gaps);
  if (gaps.length > 0) return notComputable(...gaps);
  const { steps, idealKg, isBelowFormula } = ideal;
  const { weightKg } = figures;
  const isAdjusted = weightKg > idealKg;
  const adjustedKg = isAdjusted ? idealKg + FACTOR * (weightKg - idealKg) : weightKg;
  const [idealStep] = steps;
  if (!isAdjusted || !idealStep) return computed({ adjustedKg, isAdjusted, idealKg, isBelowFormula }, steps);
  const excess = difference(figure(weightKg), resultOf(idealStep));
  const formula = sum(resultOf(idealStep), product(figure(FACTOR), excess));
  const adjustedStep = step('adjustedWeight', formula, adjustedKg, 'kg');
  return computed({ adjustedKg, isAdjusted, idealKg, isBelowFormula }, [...steps, adjustedStep]);
}
