import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Gap, type Given, readFigures } from '../calculation/inputs';
import { difference, type Expression, figure, product, quotient, step, sum } from '../calculation/steps';

const BASE_KG = { male: 50, female: 45.5 } as const;
const PER_INCH_KG = 2.3;
const CM_PER_INCH = 2.54;
const LEAST_INCHES = 60;

export interface IdealWeight {
  idealKg: number;
  /** The formula is not defined under 60 inches (152.4 cm); its base is used then, and the result says so. */
  isBelowFormula: boolean;
}

/**
 * Ideal weight in kg: 50 (men) or 45.5 (women) + 2.3 for each inch over 60. Not computable without height and gender
 * (`male`, `female`).
 * Source: Devine BJ, Drug Intell Clin Pharm 1974;8:650-5; table 3 of PMC4411565; docs/rules.md 11.3.
 */
export function idealWeight(person: { heightCm: Given; gender: string | null | undefined }): Calculation<IdealWeight> {
  const { figures, gaps } = readFigures({ heightCm: person.heightCm });
  const gender = readGender(person.gender);
  if (typeof gender === 'object') gaps.push(gender);
  if (gaps.length > 0 || typeof gender === 'object') return notComputable(...gaps);
  const inches = figures.heightCm / CM_PER_INCH;
  const isBelowFormula = inches < LEAST_INCHES;
  const base = BASE_KG[gender];
  const idealKg = isBelowFormula ? base : base + PER_INCH_KG * (inches - LEAST_INCHES);
  const overLeast = difference(quotient(figure(figures.heightCm), figure(CM_PER_INCH)), figure(LEAST_INCHES));
  const formula: Expression = isBelowFormula
    ? figure(base, 'kg')
    : sum(figure(base), product(figure(PER_INCH_KG), overLeast));
  return computed({ idealKg, isBelowFormula }, [step('idealWeight', formula, idealKg, 'kg')]);
}

export type Gender = keyof typeof BASE_KG;

/** Reads the gender; both formulas that use it are defined for men and women only. */
export function readGender(gender: string | null | undefined): Gender | Gap {
  if (gender === 'male' || gender === 'female') return gender;
  return { input: 'gender', because: gender ? 'out_of_range' : 'missing' };
}
