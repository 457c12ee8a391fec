import { bodySurface } from '../../../clinical/body/body-surface';
import { type RuleSettings, rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { soundMeasures } from './body-measures';
import { type Bounds, plausibility, plausibilityRow } from './plausible-figure';

const { bounds: BOUNDS, source } = plausibilityRow('bsa');

/** Judges the body surface of an adult. Source: the row `bsa` of `intensity-rules.json`. */
function look(subject: Subject, bounds: Bounds, settings: RuleSettings) {
  const measures = soundMeasures(subject, settings);
  const surface = measures && bodySurface(measures);
  if (!surface?.computable) return [];
  const fields = ['treatment.chemotherapy.weightKg', 'treatment.chemotherapy.heightCm'] as const;
  return plausibility({ value: surface.surfaceM2, unit: 'm2', fields, source }, bounds);
}

export const plausibleSurface = rule<Bounds>({
  id: 'PLA-03',
  version: 3,
  variants: ['low', 'high'],
  severity: 'warning',
  thresholds: BOUNDS,
  unit: 'm2',
  look,
});
