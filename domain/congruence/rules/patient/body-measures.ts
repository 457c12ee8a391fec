import { type RuleSettings, thresholdsIn } from '../../rule';
import type { RuleId } from '../../rule-ids';
import type { Subject } from '../../subject/subject';
import { ageOf } from '../../subject/subject-doses';
import { type Bounds, plausibilityRow } from './plausible-figure';

export const HEIGHT = plausibilityRow('height-adult');
export const WEIGHT = plausibilityRow('weight-adult');

/** A height below this is probably in metres. */
export const METRES_BELOW = 3;
const ADULT_FROM = 18;

interface Measures {
  heightCm: number | null;
  weightKg: number | null;
}

/**
 * Returns the measures of an adult; null for children, whom the bounds do not cover. A patient without a birthday
 * counts as an adult.
 */
export function adultMeasures(subject: Subject): Measures | null {
  const age = ageOf(subject);
  if (!subject.chemotherapy || (age !== null && age < ADULT_FROM)) return null;
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
  const isTold = (value: number, id: RuleId, { bounds }: { bounds: Bounds }) => {
    const { warnBelow, warnAbove } = thresholdsIn(settings, id, bounds);
    return !settings[id]?.isOff && (value < warnBelow || value > warnAbove);
  };
  const isSlip = isTold(heightCm, 'PLA-01', HEIGHT) || isTold(weightKg, 'PLA-02', WEIGHT);
  return isSlip || heightCm < METRES_BELOW ? null : { heightCm, weightKg };
}

/** Whether the weight in kilograms is at least the height in centimetres. */
export function areSwapped({ heightCm, weightKg }: Measures): boolean {
  return heightCm !== null && weightKg !== null && heightCm >= METRES_BELOW && weightKg >= heightCm;
}
