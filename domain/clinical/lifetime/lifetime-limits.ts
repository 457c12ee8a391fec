import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { Checked, Source } from '../../reference/source';
import type { LifetimeUnit } from './exposures';
import { principleKey } from './principles';

/**
 * Statement of a label or guideline about a principle's lifetime dose. Advice with a source, never a reason to refuse.
 */
export interface LifetimeLimit {
  slug: string;
  /** Key of the principle, from `principleKey`. */
  principle: string;
  unit: LifetimeUnit;
  /** Total from which the text asks for attention; null where it names none. */
  alertAt: number | null;
  /** Total of a usual course that reaches the alert, up to which nothing is found; null where none does. */
  usualTotal: number | null;
  /** Total that must not be exceeded; null where the text states no limit. */
  limit: number | null;
  /** Limit with a risk factor that the text names. */
  limitWithRiskFactors: number | null;
  /** Drugs among the text's risk factors, by `principleKey`; the form asks for no other factor, and none is assumed. */
  loweredBy: readonly string[];
  /** Ages in years for which it applies, both included; null for all. */
  ageFrom: number | null;
  ageTo: number | null;
  /** Route by which doses count; null for all routes. */
  administration: string | null;
  statement: string;
  note: string | null;
  checked: Checked;
  source: Source;
}

/** Limits of the reference data. Source: docs/rules.md 11.13. */
export const LIFETIME_LIMITS: readonly LifetimeLimit[] = rowsOf<
  Omit<LifetimeLimit, 'usualTotal'> & { usualTotal?: number; drugSlug: string | null }
>(cumulativeFile, 'limit').map(({ principle, drugSlug, usualTotal = null, ...limit }) => ({
  ...limit,
  usualTotal,
  principle: principleKey({ principle, drugSlug }),
}));

/** Returns the limits of a principle for an age; without an age those that apply to all ages. */
export function lifetimeLimitsOf(principle: string, ageYears: number | null): LifetimeLimit[] {
  return LIFETIME_LIMITS.filter(
    (row) =>
      row.principle === principle &&
      (row.ageFrom === null || (ageYears !== null && ageYears >= row.ageFrom)) &&
      (row.ageTo === null || (ageYears !== null && ageYears <= row.ageTo)),
  );
}
