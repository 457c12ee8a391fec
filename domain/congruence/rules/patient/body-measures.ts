import type { TumourType } from '../../../catalogue/tumour-types';
import { bodyMassIndex } from '../../../clinical/body/body-mass-index';
import { TINY } from '../../../clinical/calculation/tolerance';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import { type RuleSettings, thresholdsIn } from '../../rule';
import type { RuleId } from '../../rule-ids';
import type { Subject } from '../../subject/subject';
import { ageOf } from '../../subject/subject-doses';
import { type Bounds, plausibilityRow } from './plausible-figure';

export const HEIGHT = plausibilityRow('height-adult');
export const WEIGHT = plausibilityRow('weight-adult');

/** A height below this is probably in metres. */
export const METRES_BELOW = 3;

/** Age from which the rules are meant, and tumours that hardly anybody has before it. */
export const ADULT = referenceRow<{ adultFrom: number; tumourTypes: readonly TumourType[]; source: Source }>(
  rulesFile,
  'age-adult',
);

/** Least and most that an adult under treatment can have. */
interface Extreme<Least = number> {
  least: Least;
  most: number;
  source: Source;
}

export const HEIGHT_EXTREME = referenceRow<Extreme>(rulesFile, 'height-extreme');
export const WEIGHT_EXTREME = referenceRow<Extreme<null>>(rulesFile, 'weight-extreme');
export const MASS_EXTREME = referenceRow<Extreme>(rulesFile, 'bmi-extreme');

export interface Measures {
  heightCm: number | null;
  weightKg: number | null;
}

/**
 * Returns the measures of an adult; null for children, whom the bounds do not cover. A patient without a birthday
 * counts as an adult.
 */
export function adultMeasures(subject: Subject): Measures | null {
  const age = ageOf(subject);
  if (!subject.chemotherapy || (age !== null && age < ADULT.adultFrom)) return null;
  const { heightCm, weightKg } = subject.chemotherapy;
  return { heightCm, weightKg };
}

/**
 * Returns height and weight, or null when one is missing or an error that the company's rules of height and weight
 * report.
 */
export function soundMeasures(subject: Subject, settings: RuleSettings): { heightCm: number; weightKg: number } | null {
  const { heightCm, weightKg } = adultMeasures(subject) ?? { heightCm: null, weightKg: null };
  if (heightCm === null || weightKg === null || areSwapped({ heightCm, weightKg })) return null;
  if (isReportedImpossible({ heightCm, weightKg }, settings)) return null;
  const isTold = (value: number, id: RuleId, { bounds }: { bounds: Bounds }) => {
    const { warnBelow, warnAbove } = thresholdsIn(settings, id, bounds);
    return !settings[id]?.isOff && (value < warnBelow || value > warnAbove);
  };
  const isSlip = isTold(heightCm, 'PLA-01', HEIGHT) || isTold(weightKg, 'PLA-02', WEIGHT);
  return isSlip || heightCm < METRES_BELOW ? null : { heightCm, weightKg };
}

/**
 * Whether height and weight stand in the field of the other: the weight in kilograms is at least the height in
 * centimetres, and each is usual as the other. A weight of 700 is none: it has lost its decimal comma.
 */
export function areSwapped({ heightCm, weightKg }: Measures): boolean {
  if (heightCm === null || weightKg === null || heightCm < METRES_BELOW || weightKg < heightCm) return false;
  return isUsual(weightKg, HEIGHT) && isUsual(heightCm, WEIGHT);
}

/** Returns a weight whose decimal comma is missing as it was meant; null where a tenth is not usual either. */
export function withComma(weightKg: number): number | null {
  return isUsual(weightKg / 10, WEIGHT) ? weightKg / 10 : null;
}

function isUsual(value: number, { bounds: { noteBelow, noteAbove } }: { bounds: Bounds }): boolean {
  return value >= noteBelow && value <= noteAbove;
}

/** Measure beyond what an adult under treatment can have; null where none is. */
export type Impossible = 'height' | 'weight' | 'mass' | null;

export function impossibleIn({ heightCm, weightKg }: Measures): Impossible {
  if (heightCm !== null && isBeyond(heightCm, HEIGHT_EXTREME)) return 'height';
  if (weightKg !== null && weightKg > WEIGHT_EXTREME.most + TINY) return 'weight';
  const mass = heightCm === null || weightKg === null ? null : bodyMassIndex({ heightCm, weightKg });
  return mass?.computable && isBeyond(mass.bmiKgM2, MASS_EXTREME) ? 'mass' : null;
}

function isBeyond(value: number, { least, most }: Extreme): boolean {
  return value < least - TINY || value > most + TINY;
}

/** Whether PLA-05 of the company reports these measures, so that no other rule does. */
export function isReportedImpossible(measures: Measures, settings: RuleSettings): boolean {
  return !settings['PLA-05']?.isOff && impossibleIn(measures) !== null;
}
