import type { TumourType } from '../../../demand/content/content';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source, Wording } from '../../../reference/source';
import type { Subject } from '../../subject/subject';

/** Between which doses of one administration the published regimens of the reference data give a drug by a type and a route. */
export interface KnownRange {
  slug: string;
  drugSlug: string;
  doseType: string;
  administration: string;
  minDose: number;
  maxDose: number;
  regimenSlugs: readonly string[];
  tumourTypes: readonly TumourType[];
  source: Source;
}

export const KNOWN_RANGES = rowsOf<KnownRange>(limitsFile, 'range');

const PUBLISHED_REGIMENS: Wording = {
  es: 'Esquemas publicados de los datos de referencia de la aplicación',
  en: 'Published regimens of the application’s reference data',
};

/** The regimens that a range was made of, as far as the library has them; without one those of the reference data. */
export function sourcesOfRange(range: KnownRange, { regimens }: Subject): Source[] {
  const known = regimens.filter(({ slug }) => range.regimenSlugs.includes(slug)).map(({ source }) => source);
  return known.length > 0 ? known : [{ citation: PUBLISHED_REGIMENS, where: range.regimenSlugs.join(', ') }];
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
