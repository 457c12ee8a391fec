import { readGender } from '../body/ideal-weight';
import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Gap, type Given, readFigures } from '../calculation/inputs';
import {
  difference,
  type Expression,
  figure,
  higher,
  lower,
  product,
  quotient,
  resultOf,
  type Step,
  step,
} from '../calculation/steps';
import { type ClearanceWeight, clearanceWeight, type SizedPerson, type WeightRule } from './clearance-weight';
import { type Creatinine, creatinineMgDl } from './creatinine';

/** Settings of a company. Source: docs/rules.md 11.5, 11.6. */
export interface ClearanceSettings {
  weightRule: WeightRule;
  /** Lowest creatinine used, in mg/dL; null: a low creatinine is used unchanged. */
  creatinineFloorMgDl: number | null;
  /** Highest clearance used, in mL/min; null: a high clearance is used unchanged. */
  clearanceCapMlMin: number | null;
}

/**
 * Default settings. Floor: NCCN Chemotherapy Order Templates, appendix B (2018, 2020). Cap: FDA, Carboplatin dosing
 * (communication of October 2010). Weight: NCCN as well.
 */
export const DEFAULT_CLEARANCE_SETTINGS: ClearanceSettings = {
  weightRule: 'adjusted_from_bmi_25',
  creatinineFloorMgDl: 0.7,
  clearanceCapMlMin: 125,
};

export interface CreatinineClearance {
  clearanceMlMin: number;
  /** Clearance before the cap. */
  uncappedMlMin: number;
  measuredMgDl: number;
  /** Creatinine after the floor. */
  usedMgDl: number;
  weight: Pick<ClearanceWeight, 'weightKg' | 'kind' | 'bmiKgM2' | 'isBelowFormula'>;
  /** Settings that changed the figure. */
  acted: { floor: boolean; cap: boolean };
}

export type ClearancePatient = SizedPerson & Creatinine & { ageYears: Given };

const FACTOR_OF_WOMEN = 0.85;

/**
 * Estimates creatinine clearance in mL/min: (140 − age) × weight in kg ÷ (72 × creatinine in mg/dL), for women × 0.85;
 * for adults. Not computable without age, gender, creatinine with its unit and the inputs of the weight rule.
 * Source: Cockcroft DW, Gault MH, Nephron 1976;16:31-41; docs/rules.md 11.4 to 11.6.
 */
export function creatinineClearance(
  patient: ClearancePatient,
  settings: ClearanceSettings = DEFAULT_CLEARANCE_SETTINGS,
): Calculation<CreatinineClearance> {
  const { figures, gaps } = readFigures({ ageYears: patient.ageYears });
  const gender = readGender(patient.gender);
  const creatinine = creatinineMgDl(patient);
  const weight = clearanceWeight(settings.weightRule, patient);
  if (gaps.length > 0 || typeof gender === 'object' || !creatinine.computable || !weight.computable) {
    const found = [...gaps, ...(typeof gender === 'object' ? [gender] : [])];
    return notComputable(...once([...found, ...gapsOf(creatinine), ...gapsOf(weight)]));
  }
  const { weightKg, kind, bmiKgM2, isBelowFormula } = weight;
  const factor = gender === 'female' ? FACTOR_OF_WOMEN : 1;
  const clearanceOf = (mgDl: number) => ((140 - figures.ageYears) * weightKg * factor) / (72 * mgDl);
  const converted = creatinine.steps.map((each) => repeatable(each, clearanceOf));
  const floored = flooredCreatinine(creatinine.mgDl, converted, settings.creatinineFloorMgDl);
  const uncappedMlMin = clearanceOf(floored.usedMgDl);
  const weightUsed: Expression = { kind: 'figure', figure: { value: weightKg, unit: 'kg', decimals: 2 } };
  const above = [difference(figure(140), figure(figures.ageYears)), weightUsed];
  const formula = quotient(
    product(...above, ...(gender === 'female' ? [figure(FACTOR_OF_WOMEN)] : [])),
    product(figure(72), floored.used),
  );
  const clearanceStep = step('clearance', formula, uncappedMlMin, 'mL/min');
  const cap = underCap(clearanceStep, settings.clearanceCapMlMin);
  return computed(
    {
      clearanceMlMin: cap.limited,
      uncappedMlMin,
      measuredMgDl: creatinine.mgDl,
      usedMgDl: floored.usedMgDl,
      weight: { weightKg, kind, bmiKgM2, isBelowFormula },
      acted: { floor: floored.acted, cap: cap.acted },
    },
    [...weight.steps, ...floored.steps, clearanceStep, ...cap.steps],
  );
}

/** Shows a step with enough decimals for readers who recalculate to get the same clearance, which has two decimals. */
function repeatable({ result, ...rest }: Step, clearanceOf: (mgDl: number) => number): Step {
  const found = clearanceOf(result.value).toFixed(2);
  const decimals = DECIMALS.find((count) => clearanceOf(Number(result.value.toFixed(count))).toFixed(2) === found);
  return { ...rest, result: { ...result, decimals: decimals ?? MOST_DECIMALS } };
}

const DECIMALS = [2, 3, 4, 5];
const MOST_DECIMALS = 6;

function flooredCreatinine(measured: number, before: readonly Step[], floor: number | null) {
  const [converted] = before;
  const given = converted ? resultOf(converted) : figure(measured, 'mg/dL');
  if (floor === null || measured >= floor) {
    return { usedMgDl: measured, acted: false, steps: before, used: converted ? given : figure(measured) };
  }
  const floorStep = step('creatinineFloor', higher(given, figure(floor, 'mg/dL')), floor, 'mg/dL');
  return { usedMgDl: floor, acted: true, steps: [...before, floorStep], used: figure(floor) };
}

/** Limits a clearance by the cap; returns the limited value, whether the cap changed it, and the step for it. */
function underCap(clearance: Step, capMlMin: number | null | undefined) {
  const { value } = clearance.result;
  if (capMlMin === null || capMlMin === undefined || value <= capMlMin) {
    return { limited: value, acted: false, steps: [] };
  }
  const capped = step('clearanceCap', lower(resultOf(clearance), figure(capMlMin, 'mL/min')), capMlMin, 'mL/min');
  return { limited: capMlMin, acted: true, steps: [capped] };
}

function gapsOf(calculation: Calculation<object>): readonly Gap[] {
  return calculation.computable ? [] : calculation.gaps;
}

function once(gaps: readonly Gap[]): Gap[] {
  return gaps.filter((gap, index) => gaps.findIndex(({ input }) => input === gap.input) === index);
}
