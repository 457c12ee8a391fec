import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };
import type { Checked, Source } from '../../reference/source';
import { principleKey } from './principles';

/**
 * Two conventions of doxorubicin equivalents, since there is no consensus: that of the ESC's guideline of 2022 (the default)
 * and that of the Children's Oncology Group. They are never mixed, and a finding names the one it used.
 */
export const CONVENTIONS = ['esc-2022', 'cog-ltfu-5'] as const;
export type Convention = (typeof CONVENTIONS)[number];

export interface EquivalenceFactor {
  convention: Convention;
  /** As `principleKey` calls it. */
  principle: string;
  /** Multiplies mg/m² of the principle to mg/m² of doxorubicin. */
  factor: number;
  note: string | null;
  checked: Checked;
  source: Source;
}

interface FactorRow {
  convention: Convention;
  principle: string;
  drugSlug: string | null;
  factor: number | null;
  note: string | null;
  checked: Checked;
  source: Source;
}

/** Pegylated liposomal doxorubicin has none, in either convention. Source: docs/rules.md 11.13. */
export const EQUIVALENCE_FACTORS: readonly EquivalenceFactor[] = cumulativeFile
  .filter(({ kind }) => kind === 'factor')
  .flatMap((one) => {
    const { convention, factor, note, checked, source, ...drug } = one as FactorRow;
    return factor === null ? [] : [{ convention, principle: principleKey(drug), factor, note, checked, source }];
  });

/**
 * Its label counts it mg for mg with all other anthracyclines, towards the 450 mg/m² from which it asks for an assessment of
 * the heart before each dose. Source: the row `count-pegylated-liposomal-doxorubicin` of `cumulative-doses.json`.
 */
export const COUNTED_MG_FOR_MG = 'doxorubicina-liposomal-pegilada';

/** The factor of a principle in a convention; null where it is none of its anthracyclines. */
export function equivalenceFactor(principle: string, convention: Convention): EquivalenceFactor | null {
  return EQUIVALENCE_FACTORS.find((row) => row.convention === convention && row.principle === principle) ?? null;
}
