import { type BodySize, bodySurface } from '../body/body-surface';
import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { type Expression, figure, lower, product, resultOf, type Step, step } from '../calculation/steps';
import { carboplatinDose } from '../kidney/calvert';

/** Cap by a regimen or a label: milligrams of one administration, or the filtration rate in Calvert's formula. */
export interface DoseCap {
  kind: 'doseMg' | 'gfrMlMin';
  value: number;
}

/** Dose of a line of the request or of a regimen. `doseType` is one of MGM2, MGKG, AUC, MG. */
export interface DoseOrder {
  dose: Given;
  doseType: string | null | undefined;
  cap?: DoseCap | null;
}

export interface DosePatient extends BodySize {
  /** Result of `creatinineClearance`; absent while the request has no creatinine. */
  clearance?: Calculation<{ clearanceMlMin: number }> | null;
}

export interface AdministeredDose {
  /** Dose, not rounded; shown with two decimals. */
  doseMg: number;
  uncappedMg: number;
  /** The cap, if it lowered the dose. */
  actedCap: DoseCap | null;
}

/**
 * Computes the dose of one administration in mg: by body surface (not rounded), by weight, by Calvert's formula or as
 * ordered, then limited by the cap. Not computable without the dose, its type and the inputs of that type.
 * Source: docs/rules.md 11.2, 11.7, 11.8.
 */
export function administeredDose(order: DoseOrder, patient: DosePatient): Calculation<AdministeredDose> {
  const { figures, gaps } = readFigures({ dose: order.dose });
  if (order.cap) gaps.push(...readFigures({ cap: order.cap.value }).gaps);
  if (gaps.length > 0) return notComputable(...gaps);
  const { dose } = figures;
  switch (order.doseType) {
    case 'MGM2':
      return bySurface(dose, patient, order.cap);
    case 'MGKG':
      return byWeight(dose, patient, order.cap);
    case 'AUC':
      return byClearance(dose, patient, order.cap);
    case 'MG':
      return capped([step('dose', figure(dose, 'mg'), dose, 'mg')], order.cap);
    default:
      return notComputable({ input: 'doseType', because: order.doseType ? 'out_of_range' : 'missing' });
  }
}

type Cap = DoseOrder['cap'];

function bySurface(dose: number, patient: BodySize, cap: Cap): Calculation<AdministeredDose> {
  const surface = bodySurface(patient);
  if (!surface.computable) return surface;
  const measured = surface.steps.map(resultOf);
  return doseOf([...surface.steps], [...measured, figure(dose, 'mg/m2')], dose * surface.surfaceM2, cap);
}

function byWeight(dose: number, patient: BodySize, cap: Cap): Calculation<AdministeredDose> {
  const { figures, gaps } = readFigures({ weightKg: patient.weightKg });
  if (gaps.length > 0) return notComputable(...gaps);
  const terms = [figure(figures.weightKg, 'kg'), figure(dose, 'mg/kg')];
  return doseOf([], terms, dose * figures.weightKg, cap);
}

function byClearance(auc: number, { clearance }: DosePatient, cap: Cap): Calculation<AdministeredDose> {
  if (!clearance) return notComputable({ input: 'creatinine', because: 'missing' });
  if (!clearance.computable) return clearance;
  const { clearanceMlMin } = clearance;
  const capMlMin = cap?.kind === 'gfrMlMin' ? cap.value : null;
  const dose = carboplatinDose({ auc, clearanceMlMin, capMlMin });
  if (!dose.computable) return dose;
  const steps = [...clearance.steps, ...dose.steps];
  if (!dose.isCapped || !cap) return capped(steps, cap);
  const uncapped = carboplatinDose({ auc, clearanceMlMin });
  const uncappedMg = uncapped.computable ? uncapped.doseMg : dose.doseMg;
  return computed({ doseMg: dose.doseMg, uncappedMg, actedCap: cap }, steps);
}

function doseOf(before: Step[], terms: Expression[], doseMg: number, cap: Cap): Calculation<AdministeredDose> {
  return capped([...before, step('dose', product(...terms), doseMg, 'mg')], cap);
}

/** Limits the dose, which is the result of the last step, by the cap. */
function capped(steps: Step[], cap: Cap): Calculation<AdministeredDose> {
  const doseStep = steps.at(-1);
  if (!doseStep) return notComputable({ input: 'dose', because: 'missing' });
  const uncappedMg = doseStep.result.value;
  if (cap?.kind !== 'doseMg' || uncappedMg <= cap.value) {
    return computed({ doseMg: uncappedMg, uncappedMg, actedCap: null }, steps);
  }
  const capStep = step('doseCap', lower(resultOf(doseStep), figure(cap.value, 'mg')), cap.value, 'mg');
  return computed({ doseMg: cap.value, uncappedMg, actedCap: cap }, [...steps, capStep]);
}
