import { COUNTED_MG_FOR_MG, equivalenceFactor } from '../../../clinical/lifetime/anthracyclines';
import type { LifetimeHistory } from '../../../clinical/lifetime/exposures';
import {
  type AnthracyclineSum,
  addsByRoute,
  anthracyclineSums,
  isAnthracycline,
  principlesOf,
} from '../../../clinical/lifetime/lifetime-dose';
import { lifetimeLimitsOf } from '../../../clinical/lifetime/lifetime-limits';
import { type Basis, notApplicable } from '../../basis';
import type { FieldPath, RuleFinding } from '../../findings/finding';
import { eachSourceOnce } from '../../findings/values';
import { rule } from '../../rule';
import { lifetimeHistoryOf } from '../../subject/lifetime-history';
import type { Subject } from '../../subject/subject';
import type { KnownLine } from '../../subject/subject-doses';
import { basisOfSums, countedLines, limitFinding, limitOfRequest } from './lifetime-limit';

/**
 * Judges anthracyclines of more than one principle, which no limit of a single principle covers: as doxorubicin
 * equivalents by the ESC convention against the limit of doxorubicin, with pegylated liposomal doxorubicin mg for mg
 * against that of its label. A request without an anthracycline adds nothing and is not judged.
 * Sources: the rows of the limits and factors of `cumulative-doses.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const history = lifetimeHistoryOf(subject);
  if (!history || !subject.chemotherapy) return [];
  const line = countedLines(subject.chemotherapy).find(({ substance }) => isAnthracycline(substance.slug));
  if (!line) return [];
  const fields = [
    `treatment.chemotherapy.drugs.${line.index}.dose`,
    'treatment.chemotherapy.totalCycles',
    'exposures',
  ] as const;
  const { data: sums } = anthracyclineSumsOf(subject, line);
  const found = (sums ?? []).flatMap(({ sum }) => judge(subject, history, sum));
  return found.map(({ lowering, ...each }) => ({ ...each, fields: [...fields, ...lowering] }));
}

/** Returns the sums of anthracyclines that a line adds to. */
export function anthracyclineSumsOf(
  subject: Subject,
  { substance: { slug }, administration }: KnownLine,
): Basis<readonly { sum: AnthracyclineSum }[]> {
  const history = lifetimeHistoryOf(subject);
  const sums = history && isAnthracycline(slug) && addsByRoute(slug, administration) ? anthracyclineSums(history) : [];
  return sums.length === 0 ? notApplicable('noLimit') : basisOfSums(sums.map((sum) => ({ sum })));
}

function judge(
  subject: Subject,
  history: LifetimeHistory,
  { ledger, limitOf }: AnthracyclineSum,
): (Omit<RuleFinding, 'fields'> & { lowering: FieldPath[] })[] {
  const factors = [...principlesOf(ledger)].flatMap((slug) => equivalenceFactor(slug)?.source ?? []);
  return lifetimeLimitsOf(limitOf, null).flatMap((limit) => {
    const sum = { subject, history, ledger, ofAnthracyclines: true };
    const finding = limitFinding(sum, limitOfRequest(sum, limit));
    if (!finding) return [];
    const variant = limitOf === COUNTED_MG_FOR_MG ? finding.variant.replace('alert', 'liposomal') : finding.variant;
    return [{ ...finding, variant, sources: eachSourceOnce(limit.source, factors) }];
  });
}

export const anthracyclinesTogether = rule({
  id: 'CUM-02',
  version: 6,
  variants: [
    'exceeded',
    'exceededBefore',
    'exceededLowered',
    'exceededLoweredBefore',
    'alert',
    'alertBefore',
    'liposomal',
    'liposomalBefore',
  ],
  severity: 'serious',
  thresholds: {},
  look,
});
