import { bodyMassIndex } from '../../../clinical/body/body-mass-index';
import { type RuleSettings, rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { soundMeasures } from './body-measures';
import { type Bounds, plausibility, plausibilityRow } from './plausible-figure';

const { bounds: BOUNDS, source } = plausibilityRow('bmi');

/** Judges the body mass index of an adult. Source: the row `bmi` of `intensity-rules.json`. */
function look(subject: Subject, bounds: Bounds, settings: RuleSettings) {
  const measures = soundMeasures(subject, settings);
  const mass = measures && bodyMassIndex(measures);
  if (!mass?.computable) return [];
  const fields = ['treatment.chemotherapy.weightKg', 'treatment.chemotherapy.heightCm'] as const;
  return plausibility({ value: mass.bmiKgM2, unit: 'kg/m2', fields, source }, bounds);
}

export const plausibleBodyMass = rule<Bounds>({
  id: 'PLA-04',
  version: 3,
  variants: ['low', 'high'],
  severity: 'warning',
  thresholds: BOUNDS,
  unit: 'kg/m2',
  look,
});
