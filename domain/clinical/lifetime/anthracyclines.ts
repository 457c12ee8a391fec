import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { Checked, Source } from '../../reference/source';
import { principleKey } from './principles';

/**
 * Doxorubicin equivalents by the ESC guideline of 2022. There is no consensus: the reference data also have the factors
 * of the Children's Oncology Group, which are never mixed with these.
 */
export const CONVENTION = 'esc-2022';

/** Anthracycline to which the others are converted. */
export const REFERENCE_ANTHRACYCLINE = 'doxorubicina';

export interface EquivalenceFactor {
  convention: typeof CONVENTION;
  /** Key of the principle, from `principleKey`. */
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

/** Factors by principle; pegylated liposomal doxorubicin has none. Source: docs/rules.md 11.13. */
export const EQUIVALENCE_FACTORS: readonly EquivalenceFactor[] = rowsOf<FactorRow>(cumulativeFile, 'factor').flatMap(
  ({ convention, factor, note, checked, source, ...drug }) =>
    convention === CONVENTION && factor !== null
      ? [{ convention, principle: principleKey(drug), factor, note, checked, source }]
      : [],
);

/**
 * The label counts this drug mg for mg with all other anthracyclines, towards the 450 mg/m² from which it asks for an
 * assessment of the heart before each dose.
 * Source: the row `count-pegylated-liposomal-doxorubicin` of `cumulative-doses.json`.
 */
export const COUNTED_MG_FOR_MG = 'doxorubicina-liposomal-pegilada';

/** Returns the factor of a principle; null where it is no anthracycline of the convention. */
export function equivalenceFactor(principle: string): EquivalenceFactor | null {
  return EQUIVALENCE_FACTORS.find((row) => row.principle === principle) ?? null;
}
