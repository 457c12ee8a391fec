import type { TumourType } from '../../../demand/content/content';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source, WrittenSource } from '../../../reference/source';
import { tumourTypeId } from '../../../reference/tumour-type-id';
import type { Subject } from '../../subject/subject';

/** Between which doses of one administration the published regimens of the reference data give a drug by a type and a route. */
export interface KnownRange {
  slug: string;
  drugSlug: string;
  doseType: string;
  administration: string;
  minDose: number;
  maxDose: number;
  /** Each by its name with its publication, and the least and the most that it gives. */
  regimens: readonly (WrittenSource & { slug: string; tumourType: string; minDose: number; maxDose: number })[];
  tumourTypes: readonly TumourType[];
}

export const KNOWN_RANGES = rowsOf<KnownRange>(limitsFile, 'range');

/** What the regimens of a tumour give, with their publications; where none of them is for it, and of a draft without one, what all of them give. */
export interface TumourSpan {
  minDose: number;
  maxDose: number;
  /** False where none is for it. */
  isOfTumour: boolean;
  sources: Source[];
}

export function spanFor({ regimens }: KnownRange, tumourType: TumourType | null): TumourSpan {
  const ofTumour = regimens.filter((regimen) => tumourType === null || tumourTypeId(regimen.tumourType) === tumourType);
  const isOfTumour = ofTumour.length > 0;
  const cited = isOfTumour ? ofTumour : regimens;
  return {
    minDose: Math.min(...cited.map(({ minDose }) => minDose)),
    maxDose: Math.max(...cited.map(({ maxDose }) => maxDose)),
    isOfTumour,
    sources: cited.map(({ citation, where }) => ({ citation, where })),
  };
}

/** In which types and by which routes drugs are ordered: what is usual, and what published regimens and the library have. */
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
