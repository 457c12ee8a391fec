import type { Unit } from '../../../clinical/calculation/steps';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { FieldPath, RuleFinding } from '../../findings/finding';
import { figureValue } from '../../findings/values';

/** Below or above the first pair a figure is a note, beyond the second a warning: a slip is likelier than a person. */
export interface Bounds extends Readonly<Record<string, number>> {
  noteBelow: number;
  noteAbove: number;
  warnBelow: number;
  warnAbove: number;
}

type PlausibilityRow = Bounds & { source: Source };

/** The bounds of a row `plausibility` of `intensity-rules.json`, and where they are from. */
export function plausibilityRow(slug: string): { bounds: Bounds; source: Source } {
  const row = referenceRow<PlausibilityRow>(rulesFile, slug);
  const { noteBelow, noteAbove, warnBelow, warnAbove, source } = row;
  return { bounds: { noteBelow, noteAbove, warnBelow, warnAbove }, source };
}

export interface PlausibleFigure {
  value: number;
  unit: Unit;
  fields: readonly [FieldPath, ...FieldPath[]];
  source: Source;
}

/** What the bounds say of a figure: `low`, `high`, or nothing; a bound itself passes. */
export function plausibility({ value, unit, fields, source }: PlausibleFigure, bounds: Bounds): RuleFinding[] {
  const isLow = value < bounds.noteBelow;
  if (!isLow && value <= bounds.noteAbove) return [];
  const isSlip = value < bounds.warnBelow || value > bounds.warnAbove;
  return [
    {
      variant: isLow ? 'low' : 'high',
      ...(isSlip ? {} : { atMost: 'note' as const }),
      values: { given: figureValue(value, unit) },
      fields,
      sources: [source],
    },
  ];
}
