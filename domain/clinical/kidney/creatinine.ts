import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { figure, quotient, type Step, step } from '../calculation/steps';

export const CREATININE_UNITS = ['mg/dL', 'umol/L'] as const;
export type CreatinineUnit = (typeof CREATININE_UNITS)[number];

/** Molecular weight of creatinine 113.1 g/mol: 10,000 ÷ 113.1. Others divide by 88.4; the two differ by 0.02 %. */
const UMOL_PER_MGDL = 88.42;

/**
 * A figure beyond these is usual in the other unit: 75 is a creatinine in µmol/L and 0.9 one in mg/dL. Mistaken units
 * would make the clearance wrong by a factor of 88. The limits are notes of the data set, not limits of health.
 */
const MOST_MGDL = 20;
const LEAST_UMOL = 15;

export interface Creatinine {
  creatinine: Given;
  creatinineUnit: string | null | undefined;
}

/**
 * Converts serum creatinine to mg/dL, from mg/dL or µmol/L (÷ 88.42). Not computable without value and unit, nor when
 * the value belongs to the other unit (`other_unit`). Source: docs/rules.md 11.4.
 */
export function creatinineMgDl({ creatinine, creatinineUnit }: Creatinine): Calculation<{ mgDl: number }> {
  const { figures, gaps } = readFigures({ creatinine });
  const isMicromoles = creatinineUnit === 'umol/L';
  if (!isMicromoles && creatinineUnit !== 'mg/dL') {
    gaps.push({ input: 'creatinineUnit', because: creatinineUnit ? 'out_of_range' : 'missing' });
  }
  if (gaps.length > 0) return notComputable(...gaps);
  const value = figures.creatinine;
  const mgDl = isMicromoles ? value / UMOL_PER_MGDL : value;
  const isOfOtherUnit = isMicromoles ? value < LEAST_UMOL : value > MOST_MGDL;
  if (isOfOtherUnit) return notComputable({ input: 'creatinine', because: 'other_unit' });
  if (mgDl > MOST_MGDL || mgDl * UMOL_PER_MGDL < LEAST_UMOL) {
    return notComputable({ input: 'creatinine', because: 'out_of_range' });
  }
  const steps: Step[] = isMicromoles
    ? [step('creatinine', quotient(figure(value, 'umol/L'), figure(UMOL_PER_MGDL)), mgDl, 'mg/dL')]
    : [];
  return computed({ mgDl }, steps);
}
