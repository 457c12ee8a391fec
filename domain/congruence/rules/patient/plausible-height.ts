import { figureValue } from '../../findings/values';
import { type RuleSettings, rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { adultMeasures, HEIGHT, isReportedImpossible, METRES_BELOW } from './body-measures';
import { type Bounds, plausibility } from './plausible-figure';

const FIELDS = ['treatment.chemotherapy.heightCm'] as const;

/**
 * Judges an adult's height, unless it is one that PLA-05 reports. Source: the row `height-adult` of
 * `intensity-rules.json`.
 */
function look(subject: Subject, bounds: Bounds, settings: RuleSettings) {
  const measures = adultMeasures(subject);
  const value = measures?.heightCm ?? null;
  if (!measures || value === null || isReportedImpossible(measures, settings)) return [];
  if (value < METRES_BELOW) {
    return [
      { variant: 'metres', values: { given: figureValue(value) }, fields: FIELDS, sources: [HEIGHT.source] as const },
    ];
  }
  return plausibility({ value, unit: 'cm', fields: FIELDS, source: HEIGHT.source }, bounds);
}

export const plausibleHeight = rule<Bounds>({
  id: 'PLA-01',
  version: 3,
  variants: ['metres', 'low', 'high'],
  severity: 'warning',
  thresholds: HEIGHT.bounds,
  unit: 'cm',
  look,
});
