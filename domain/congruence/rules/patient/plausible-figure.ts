import type { Unit } from '../../../clinical/calculation/steps';
import { roundTo } from '../../../clinical/rounding/decimals';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { FieldPath, FindingValue, RuleFinding } from '../../findings/finding';
import { figureValue } from '../../findings/values';

/** Bounds of a figure: a note beyond the first pair, a warning beyond the second, where a typing error is likelier. */
export interface Bounds extends Readonly<Record<string, number>> {
  noteBelow: number;
  noteAbove: number;
  warnBelow: number;
  warnAbove: number;
}

type PlausibilityRow = Bounds & { source: Source };

/** Returns the bounds of a row `plausibility` of `intensity-rules.json`, with their source. */
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

/** Decimals of a body surface, and the most that other figures have. Source: docs/rules.md 8.4. */
const DECIMALS = 2;

/**
 * Judges a figure as it is shown: `low`, `high`, or no finding; a figure that is shown equal to a bound passes.
 * Source: docs/rules.md 12.17.
 */
export function plausibility({ value: exact, unit, fields, source }: PlausibleFigure, bounds: Bounds): RuleFinding[] {
  const value = roundTo(exact, DECIMALS);
  const isLow = value < bounds.noteBelow;
  if (!isLow && value <= bounds.noteAbove) return [];
  const isSlip = value < bounds.warnBelow || value > bounds.warnAbove;
  return [
    {
      variant: isLow ? 'low' : 'high',
      ...(isSlip ? {} : { atMost: 'note' as const }),
      values: { given: shown(value, unit), limit: shown(isLow ? bounds.noteBelow : bounds.noteAbove, unit) },
      fields,
      sources: [source],
    },
  ];
}

function shown(value: number, unit: Unit): FindingValue {
  return unit === 'm2' ? { kind: 'figure', value, unit, decimals: DECIMALS } : figureValue(value, unit);
}
