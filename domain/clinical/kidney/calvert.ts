import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { figure, lower, product, resultOf, type Step, step, sum } from '../calculation/steps';

export interface CarboplatinDose {
  doseMg: number;
  /** Filtration rate used in the formula, after the cap. */
  usedMlMin: number;
  isCapped: boolean;
}

export interface CarboplatinOrder {
  /** Target AUC in mg/mL · min. */
  auc: Given;
  /** Glomerular filtration rate or estimated clearance, in mL/min. */
  clearanceMlMin: Given;
  /** Cap of the regimen, in mL/min; a company's cap has been applied to the clearance before. */
  capMlMin?: Given;
}

const NON_RENAL_ML_MIN = 25;

/**
 * Computes the dose of carboplatin in mg (not in mg/m²): AUC × (GFR + 25). Not computable without AUC and clearance.
 * Source: Calvert AH, J Clin Oncol 1989;7:1748-56; cap: FDA, Carboplatin dosing (October 2010); docs/rules.md 11.7.
 */
export function carboplatinDose(order: CarboplatinOrder): Calculation<CarboplatinDose> {
  const { figures, gaps } = readFigures({ dose: order.auc, clearance: order.clearanceMlMin });
  const cap = order.capMlMin ?? null;
  if (cap !== null) gaps.push(...readFigures({ cap }).gaps);
  if (gaps.length > 0) return notComputable(...gaps);
  const { dose: auc, clearance } = figures;
  const isCapped = cap !== null && clearance > cap;
  const usedMlMin = isCapped ? cap : clearance;
  const given = { kind: 'figure', figure: { value: clearance, unit: 'mL/min', decimals: 2 } } as const;
  const capStep: Step | null = isCapped
    ? step('clearanceCap', lower(given, figure(cap, 'mL/min')), cap, 'mL/min')
    : null;
  const doseMg = auc * (usedMlMin + NON_RENAL_ML_MIN);
  const formula = product(figure(auc, 'AUC'), sum(capStep ? resultOf(capStep) : given, figure(NON_RENAL_ML_MIN)));
  const doseStep = step('dose', formula, doseMg, 'mg');
  return computed({ doseMg, usedMlMin, isCapped }, [...(capStep ? [capStep] : []), doseStep]);
}
