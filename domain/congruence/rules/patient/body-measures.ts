import type { Subject } from '../../subject/subject';
import { ageOf } from '../../subject/subject-doses';
import { plausibilityRow } from './plausible-figure';

export const HEIGHT = plausibilityRow('height-adult');
export const WEIGHT = plausibilityRow('weight-adult');

/** A height that is probably in metres. */
export const METRES_BELOW = 3;
const ADULT_FROM = 18;

interface Measures {
  heightCm: number | null;
  weightKg: number | null;
}

/** The measures of an adult; the bounds are not of children. Without a birthday they are taken for an adult's. */
export function adultMeasures(subject: Subject): Measures | null {
  const age = ageOf(subject);
  if (!subject.chemotherapy || (age !== null && age < ADULT_FROM)) return null;
  const { heightCm, weightKg } = subject.chemotherapy;
  return { heightCm, weightKg };
}

/** Both, as long as neither is such a slip that it has been told by itself. */
export function soundMeasures(subject: Subject): { heightCm: number; weightKg: number } | null {
  const { heightCm, weightKg } = adultMeasures(subject) ?? { heightCm: null, weightKg: null };
  if (heightCm === null || weightKg === null || areSwapped({ heightCm, weightKg })) return null;
  const isSlip = (value: number, { bounds }: typeof HEIGHT) => value < bounds.warnBelow || value > bounds.warnAbove;
  return isSlip(heightCm, HEIGHT) || isSlip(weightKg, WEIGHT) ? null : { heightCm, weightKg };
}

/** A weight in kilograms that is the height in centimetres or more. */
export function areSwapped({ heightCm, weightKg }: Measures): boolean {
  return heightCm !== null && weightKg !== null && heightCm >= METRES_BELOW && weightKg >= heightCm;
}
