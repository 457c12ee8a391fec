import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { Checked, Source } from '../../reference/source';
import { principleKey } from './principles';

/** Activity of a principle in international units, by which a limit in them counts what is given in milligrams. */
export interface UnitConversion {
  /** Key of the principle, from `principleKey`. */
  principle: string;
  /** International units of a milligram as protocols write it. */
  unitsPerMg: number;
  checked: Checked;
  source: Source;
}

/** Conversions of the reference data. A principle without one is never converted. Source: docs/rules.md 11.12. */
export const UNIT_CONVERSIONS: readonly UnitConversion[] = rowsOf<UnitConversion & { drugSlug: string | null }>(
  cumulativeFile,
  'conversion',
).map(({ principle, drugSlug, unitsPerMg, checked, source }) => ({
  principle: principleKey({ principle, drugSlug }),
  unitsPerMg,
  checked,
  source,
}));

/** Returns the conversion of a principle; null where the reference data have none. */
export function unitConversionOf(principle: string): UnitConversion | null {
  return UNIT_CONVERSIONS.find((row) => row.principle === principle) ?? null;
}
