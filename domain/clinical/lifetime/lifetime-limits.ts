import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { Checked, Source } from '../../reference/source';
import type { LifetimeUnit } from './exposures';
import { principleKey } from './principles';

/** What a label or guideline says of a principle's dose in a whole life. Advice with a source, never a reason to refuse. */
export interface LifetimeLimit {
  slug: string;
  /** As `principleKey` calls it. */
  principle: string;
  unit: LifetimeUnit;
  /** From this total on the text asks for attention; null where it names no such figure. */
  alertAt: number | null;
  /** Not to be exceeded; null where the text states no limit. */
  limit: number | null;
  /** Where a risk factor of the text holds. */
  limitWithRiskFactors: number | null;
  /** The drugs, as `principleKey` calls them, that the text names among them: others the form does not ask for, and none is assumed. */
  loweredBy: readonly string[];
  /** Years of age for which it holds, both included; null for all. */
  ageFrom: number | null;
  ageTo: number | null;
  /** Only doses by this route count; null for all. */
  administration: string | null;
  statement: string;
  note: string | null;
  checked: Checked;
  source: Source;
}

/** Source: docs/rules.md 11.13. */
export const LIFETIME_LIMITS: readonly LifetimeLimit[] = rowsOf<LifetimeLimit & { drugSlug: string | null }>(
  cumulativeFile,
  'limit',
).map(({ principle, drugSlug, ...limit }) => ({ ...limit, principle: principleKey({ principle, drugSlug }) }));

/** The limits of a principle for somebody of an age; without an age those that hold for all ages. */
export function lifetimeLimitsOf(principle: string, ageYears: number | null): LifetimeLimit[] {
  return LIFETIME_LIMITS.filter(
    (row) =>
      row.principle === principle &&
      (row.ageFrom === null || (ageYears !== null && ageYears >= row.ageFrom)) &&
      (row.ageTo === null || (ageYears !== null && ageYears <= row.ageTo)),
  );
}
