import type { TumourType } from '../../../catalogue/tumour-types';
import intensityRulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { LibraryRegimen, Subject } from '../../subject/subject';
import { combinationOf, combinationsOf, isSame } from '../regimens/combination';

/** ECOG values that the evidence for a treatment covers. */
export interface EcogRow {
  slug: string;
  tumourTypes: readonly TumourType[];
  intentions: readonly string[];
  regimenSlugs: readonly string[];
  drugSlugs: readonly string[];
  ecogFits: readonly number[];
  ecogQuestion: readonly number[];
  ecogAgainst: readonly number[];
  source: Source;
}

/**
 * Rows about single treatments. ECOG 5 applies to every treatment, competes with none of these rows and has its own
 * rule.
 */
const ROWS = rowsOf<EcogRow>(intensityRulesFile, 'ecog').filter(({ slug }) => slug !== 'ecog-5');

/** The chosen regimen, otherwise the library's regimens for the tumour with the same drugs. */
function regimensOf({ chemotherapy, protocol, regimens }: Subject): readonly LibraryRegimen[] {
  if (!chemotherapy) return [];
  if (chemotherapy.regimen) return [chemotherapy.regimen];
  const combination = combinationOf(chemotherapy);
  if (!combination) return [];
  return regimens.filter(
    (regimen) =>
      regimen.tumourType === protocol.type && combinationsOf(regimen).some((each) => isSame(each, combination)),
  );
}

/** Sort key: rows by regimen before drug, drug before tumour, and few tumours before many. */
function specificity(row: EcogRow, isByRegimen: boolean): readonly [number, number] {
  const kind = isByRegimen ? 3 : row.drugSlugs.length > 0 ? 2 : row.tumourTypes.length > 0 ? 1 : 0;
  return [kind, -row.tumourTypes.length];
}

/** Returns the most specific row that applies to the request. */
export function ecogRowOf(subject: Subject): EcogRow | null {
  const { type } = subject.protocol;
  const { intention = null, lines = [] } = subject.chemotherapy ?? {};
  const regimens = regimensOf(subject).map(({ slug }) => slug);
  const ranked = ROWS.flatMap((row) => {
    const isOfTumour = row.tumourTypes.length === 0 || (type !== null && row.tumourTypes.includes(type));
    const isOfIntention = row.intentions.length === 0 || (intention !== null && row.intentions.includes(intention));
    const isByRegimen = row.regimenSlugs.some((slug) => regimens.includes(slug));
    const isByDrug = lines.some(({ substance }) => substance && row.drugSlugs.includes(substance.slug));
    const isGeneral = row.regimenSlugs.length === 0 && row.drugSlugs.length === 0;
    if (!isOfTumour || !isOfIntention || !(isByRegimen || isByDrug || isGeneral)) return [];
    return [{ row, rank: specificity(row, isByRegimen) }];
  });
  ranked.sort((one, other) => other.rank[0] - one.rank[0] || other.rank[1] - one.rank[1]);
  return ranked[0]?.row ?? null;
}
