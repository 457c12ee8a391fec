import { figureValue } from '../../findings/values';
import { type RuleSettings, rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { adultMeasures, areSwapped, isReportedImpossible, WEIGHT, withComma } from './body-measures';
import { type Bounds, plausibility } from './plausible-figure';

const FIELDS = ['treatment.chemotherapy.weightKg', 'treatment.chemotherapy.heightCm'] as const;

/**
 * Judges an adult's weight, also against the height, unless it is one that PLA-05 reports. Source: the row
 * `weight-adult` of `intensity-rules.json`.
 */
function look(subject: Subject, bounds: Bounds, settings: RuleSettings) {
  const measures = adultMeasures(subject);
  if (!measures || measures.weightKg === null || isReportedImpossible(measures, settings)) return [];
  const { heightCm, weightKg } = measures;
  if (heightCm !== null && areSwapped(measures)) {
    const values = { given: figureValue(weightKg, 'kg'), height: figureValue(heightCm, 'cm') };
    return [{ variant: 'swapped', values, fields: FIELDS, sources: [WEIGHT.source] as const }];
  }
  const meant = weightKg > bounds.warnAbove ? withComma(weightKg) : null;
  if (meant !== null) {
    const values = { given: figureValue(weightKg, 'kg'), meant: figureValue(meant, 'kg') };
    return [{ variant: 'comma', values, fields: FIELDS, sources: [WEIGHT.source] as const }];
  }
  return plausibility({ value: weightKg, unit: 'kg', fields: FIELDS, source: WEIGHT.source }, bounds);
}

export const plausibleWeight = rule<Bounds>({
  id: 'PLA-02',
  version: 3,
  variants: ['swapped', 'comma', 'low', 'high'],
  severity: 'warning',
  thresholds: WEIGHT.bounds,
  unit: 'kg',
  look,
});
