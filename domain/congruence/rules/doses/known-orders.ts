import type { TumourType } from '../../../catalogue/tumour-types';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { WrittenSource } from '../../../reference/source';
import { tumourTypeId } from '../../../reference/tumour-type-id';
import type { Subject } from '../../subject/subject';

/** Range of a drug's doses of one administration in the published regimens of the reference data, by type and route. */
export interface KnownRange {
  slug: string;
  drugSlug: string;
  doseType: string;
  administration: string;
  minDose: number;
  maxDose: number;
  /** Regimens by name with their publication and the lowest and highest dose of each. */
  regimens: readonly (WrittenSource & { slug: string; tumourType: string; minDose: number; maxDose: number })[];
}

export const KNOWN_RANGES = rowsOf<KnownRange>(limitsFile, 'range');

/**
 * Returns the range of the regimens for a tumour; that of all regimens where none is for the tumour, or where a draft has
 * no tumour yet.
 */
export function spanFor(
  { regimens }: KnownRange,
  tumourType: TumourType | null,
): Pick<KnownRange, 'minDose' | 'maxDose'> {
  const ofTumour = regimens.filter((regimen) => tumourType === null || tumourTypeId(regimen.tumourType) === tumourType);
  const spanned = ofTumour.length > 0 ? ofTumour : regimens;
  return {
    minDose: Math.min(...spanned.map(({ minDose }) => minDose)),
    maxDose: Math.max(...spanned.map(({ maxDose }) => maxDose)),
  };
}

/**
 * Returns the dose types and routes by which a drug is ordered: the usual ones and those of published regimens and the
 * library.
 */
export function knownOrders(
  slug: string,
  usual: { dosage: string; administration: string },
  { regimens }: Subject,
): { doseTypes: ReadonlySet<string>; routes: ReadonlySet<string> } {
  const lines = regimens.flatMap((regimen) => regimen.lines);
  const known = [...KNOWN_RANGES, ...lines].filter(({ drugSlug }) => drugSlug === slug);
  return {
    doseTypes: new Set([usual.dosage, ...known.map(({ doseType }) => doseType)]),
    routes: new Set([usual.administration, ...known.map(({ administration }) => administration)]),
  };
}
