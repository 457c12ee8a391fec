import { readFigures } from '../../../clinical/calculation/inputs';
import { roundTo } from '../../../clinical/rounding/decimals';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, percentValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Changes from this percentage on, in either direction. */
  notePercent: number;
  warnPercent: number;
}

const { source: SOURCE } = referenceRow(rulesFile, 'weight-change');

/**
 * Finds a weight that has changed since the previous version, so that doses may need recalculation.
 * Source: the row `weight-change` of `intensity-rules.json`.
 */
function look({ chemotherapy, previousWeightKg }: Subject, thresholds: Thresholds): readonly RuleFinding[] {
  const now = readFigures({ weightKg: chemotherapy?.weightKg });
  if (now.gaps.length > 0 || previousWeightKg === null || !(previousWeightKg > 0)) return [];
  const { weightKg } = now.figures;
  const percent = ((weightKg - previousWeightKg) / previousWeightKg) * 100;
  // Rounded as shown, so that two changes that both read "20 %" have the same severity.
  const change = roundTo(Math.abs(percent), 1);
  if (change < thresholds.notePercent) return [];
  return [
    {
      variant: percent < 0 ? 'less' : 'more',
      ...(change < thresholds.warnPercent ? { atMost: 'note' as const } : {}),
      values: {
        before: figureValue(previousWeightKg, 'kg'),
        given: figureValue(weightKg, 'kg'),
        percent: percentValue(Math.abs(percent)),
      },
      fields: ['treatment.chemotherapy.weightKg'],
      sources: [SOURCE],
    },
  ];
}

export const weightChange = rule<Thresholds>({
  id: 'PES-01',
  version: 2,
  variants: ['less', 'more'],
  severity: 'warning',
  thresholds: { notePercent: 10, warnPercent: 20 },
  look,
});
