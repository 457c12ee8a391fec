import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { Checked, Source } from '../../reference/source';
import { principleKey } from './principles';

/**
 * Doxorubicin equivalents are those of the ESC's guideline of 2022. There is no consensus: the reference data have those of the
 * Children's Oncology Group beside them, which are never mixed with these.
 */
export const CONVENTION = 'esc-2022';

/** In which anthracyclines are added. */
export const REFERENCE_ANTHRACYCLINE = 'doxorubicina';

export interface EquivalenceFactor {
  convention: typeof CONVENTION;
  /** As `principleKey` calls it. */
  principle: string;
  /** Multiplies mg/m² of the principle to mg/m² of doxorubicin. */
  factor: number;
  note: string | null;
  checked: Checked;
  source: Source;
}

interface FactorRow {
  convention: string;
  principle: string;
  drugSlug: string | null;
  factor: number | null;
  note: string | null;
  checked: Checked;
  source: Source;
}

/** Pegylated liposomal doxorubicin has none. Source: docs/rules.md 11.13. */
export const EQUIVALENCE_FACTORS: readonly EquivalenceFactor[] = rowsOf<FactorRow>(cumulativeFile, 'factor').flatMap(
  ({ convention, factor, note, checked, source, ...drug }) =>
    convention === CONVENTION && factor !== null
      ? [{ convention, principle: principleKey(drug), factor, note, checked, source }]
      : [],
);

/**
 * Its label counts it mg for mg with all other anthracyclines, towards the 450 mg/m² from which it asks for an assessment of
 * the heart before each dose. Source: the row `count-pegylated-liposomal-doxorubicin` of `cumulative-doses.json`.
 */
export const COUNTED_MG_FOR_MG = 'doxorubicina-liposomal-pegilada';

/** The factor of a principle; null where it is none of the convention's anthracyclines. */
export function equivalenceFactor(principle: string): EquivalenceFactor | null {
  return EQUIVALENCE_FACTORS.find((row) => row.principle === principle) ?? null;
}
