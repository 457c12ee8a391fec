import { adjustedWeight } from '../body/adjusted-weight';
import { bodyMassIndex } from '../body/body-mass-index';
import type { BodySize } from '../body/body-surface';
import { idealWeight } from '../body/ideal-weight';
import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { readFigures } from '../calculation/inputs';

/** Choices of the weight by which clearance is estimated; a setting of the company. Source: docs/rules.md 11.5. */
export const WEIGHT_RULES = ['actual', 'ideal', 'adjusted', 'adjusted_from_bmi_25', 'by_bmi'] as const;
export type WeightRule = (typeof WEIGHT_RULES)[number];

export interface ClearanceWeight {
  weightKg: number;
  kind: 'actual' | 'ideal' | 'adjusted';
  /** Body mass index, where the rule depends on it. */
  bmiKgM2: number | null;
  /** Whether the person is too short for Devine's formula, so that its base is the ideal weight. */
  isBelowFormula: boolean;
}

export type SizedPerson = BodySize & { gender: string | null | undefined };

const UNDERWEIGHT_BELOW = 18.5;
const ADJUSTED_FROM = 25;

/**
 * Returns the weight in kg by the rule, and which weight it is.
 * `adjusted_from_bmi_25`: adjusted from 25 kg/m², actual below (NCCN Chemotherapy Order Templates, appendix B).
 * `by_bmi`: under 18.5 actual, under 25 the lower of ideal and actual, from 25 adjusted (Winter MA, Pharmacotherapy
 * 2012;32:604-12).
 * Not computable without the inputs of the rule: the weight, and for all but `actual` height and gender.
 */
export function clearanceWeight(rule: WeightRule, person: SizedPerson): Calculation<ClearanceWeight> {
  switch (rule) {
    case 'actual':
      return actual(person, null);
    case 'ideal':
      return ideal(person);
    case 'adjusted':
      return adjusted(person, null);
    default:
      return byBodyMass(rule, person);
  }
}

function byBodyMass(rule: 'adjusted_from_bmi_25' | 'by_bmi', person: SizedPerson): Calculation<ClearanceWeight> {
  const mass = bodyMassIndex(person);
  if (!mass.computable) return mass;
  const chosen = weightFor(rule, person, mass.bmiKgM2);
  return chosen.computable ? { ...chosen, steps: [...mass.steps, ...chosen.steps] } : chosen;
}

function weightFor(rule: WeightRule, person: SizedPerson, bmi: number): Calculation<ClearanceWeight> {
  if (bmi >= ADJUSTED_FROM) return adjusted(person, bmi);
  if (rule === 'adjusted_from_bmi_25' || bmi < UNDERWEIGHT_BELOW) return actual(person, bmi);
  const own = actual(person, bmi);
  const ofHeight = ideal(person);
  if (!own.computable || !ofHeight.computable) return own.computable ? ofHeight : own;
  if (own.weightKg <= ofHeight.weightKg) return own;
  return { ...ofHeight, bmiKgM2: bmi };
}

function actual({ weightKg }: SizedPerson, bmiKgM2: number | null): Calculation<ClearanceWeight> {
  const { figures, gaps } = readFigures({ weightKg });
  if (gaps.length > 0) return notComputable(...gaps);
  return computed({ weightKg: figures.weightKg, kind: 'actual', bmiKgM2, isBelowFormula: false }, []);
}

function ideal(person: SizedPerson): Calculation<ClearanceWeight> {
  const found = idealWeight(person);
  if (!found.computable) return found;
  const { idealKg, isBelowFormula, steps } = found;
  return computed({ weightKg: idealKg, kind: 'ideal', bmiKgM2: null, isBelowFormula }, steps);
}

function adjusted(person: SizedPerson, bmiKgM2: number | null): Calculation<ClearanceWeight> {
  const found = adjustedWeight(person);
  if (!found.computable) return found;
  const { adjustedKg, isAdjusted, isBelowFormula, steps } = found;
  const kind = isAdjusted ? 'adjusted' : 'actual';
  return computed({ weightKg: adjustedKg, kind, bmiKgM2, isBelowFormula }, steps);
}
