import type { Unit } from '../../../clinical/calculation/steps';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
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

interface PlausibilityRow extends Bounds {
  slug: never;
  source: never;
}

/** The bounds of a row `plausibility` of `intensity-rules.json`, and where they are from. */
export function plausibilityRow(slug: string): { bounds: Bounds; source: Source } {
  const row = rulesFile.find((each) => each.slug === slug);
  if (!row) throw new Error(`the reference data have no row ${slug}`);
  const { noteBelow, noteAbove, warnBelow, warnAbove } = row as unknown as PlausibilityRow;
  return { bounds: { noteBelow, noteAbove, warnBelow, warnAbove }, source: row.source };
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
