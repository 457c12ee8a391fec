import { type RuleSettings, thresholdsIn } from '../../rule';
import type { RuleId } from '../../rule-ids';
import type { Subject } from '../../subject/subject';
import { ageOf } from '../../subject/subject-doses';
import { type Bounds, plausibilityRow } from './plausible-figure';

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

/** Both, as long as neither is such a slip that the company's rules of height and weight have told it by itself. */
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

/** A weight in kilograms that is the height in centimetres or more. */
export function areSwapped({ heightCm, weightKg }: Measures): boolean {
  return heightCm !== null && weightKg !== null && heightCm >= METRES_BELOW && weightKg >= heightCm;
}
