import { figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { adultMeasures, HEIGHT, METRES_BELOW } from './body-measures';
import { type Bounds, plausibility } from './plausible-figure';

const FIELDS = ['treatment.chemotherapy.heightCm'] as const;

/** Judges an adult's height. Source: the row `height-adult` of `intensity-rules.json`. */
function look(subject: Subject, bounds: Bounds) {
  const value = adultMeasures(subject)?.heightCm ?? null;
  if (value === null) return [];
  if (value < METRES_BELOW) {
    return [
      { variant: 'metres', values: { given: figureValue(value) }, fields: FIELDS, sources: [HEIGHT.source] as const },
    ];
  }
  return plausibility({ value, unit: 'cm', fields: FIELDS, source: HEIGHT.source }, bounds);
}

export const plausibleHeight = rule<Bounds>({
  id: 'PLA-01',
  version: 2,
  variants: ['metres', 'low', 'high'],
  severity: 'warning',
  thresholds: HEIGHT.bounds,
  unit: 'cm',
  look,
});
