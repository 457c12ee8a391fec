import type { RuleFinding } from '../../findings/finding';
import { nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { hasHad } from '../../subject/history';
import type { Subject } from '../../subject/subject';
import { isPrinciple } from '../../subject/substances';
import { MARKER_ROWS, type MarkerRow } from '../markers/marker-rows';

const rows = (slugs: readonly string[]): MarkerRow[] => slugs.flatMap((slug) => MARKER_ROWS.get(slug) ?? []);

/** Drugs for advanced disease after another systemic treatment. */
const LATER = rows([
  'her2-breast-t-dxd',
  'her2-negative-sacituzumab',
  'her2-gastric-t-dxd',
  'braf-encorafenib-colorectal',
  'met-exon-14-inhibitors',
  'parp-olaparib-prostate',
]);

/** Drugs whose label has no later line for the tumour. */
const FIRST = rows(['her2-gastric-trastuzumab', 'her2-negative-zolbetuximab', 'her2-negative-nivolumab-gastric']);

const SYSTEMIC = ['hormonoterapia_inmunoterapia', 'quimioterapia_dirigida', 'neo_adyuvante', 'adyuvante', 'avanzado'];

/** Together with abiraterone, olaparib has a separate indication. */
function isAnotherUse({ slug }: MarkerRow, { chemotherapy }: Subject): boolean {
  return (
    slug === 'parp-olaparib-prostate' &&
    (chemotherapy?.lines ?? []).some(({ substance }) => substance?.slug === 'abiraterona')
  );
}

/**
 * Finds, in a palliative request, a drug whose label asks for an earlier systemic treatment when none is stated, and a
 * first-line drug after advanced disease was treated.
 * Source: the labels of the rows of `marker-rules.json` that name a line.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy, protocol } = subject;
  if (chemotherapy?.intention !== 'paliativo') return [];
  const found = [
    { variant: 'noneBefore', rows: hasHad(subject, ...SYSTEMIC) ? [] : LATER },
    { variant: 'treatedBefore', rows: hasHad(subject, 'avanzado') ? FIRST : [] },
  ];
  return found.flatMap(({ variant, rows: some }) =>
    some.flatMap((row): RuleFinding[] => {
      const line = chemotherapy.lines.find(
        ({ substance, activePrinciple }) =>
          (substance && row.drugSlugs.includes(substance.slug)) ||
          row.principles.some((principle) => isPrinciple(activePrinciple, principle)),
      );
      if (!line || row.tumourType !== protocol.type || isAnotherUse(row, subject)) return [];
      return [
        {
          variant,
          values: { drug: nameValue(line.drugName ?? '') },
          fields: ['previousTreatments', `treatment.chemotherapy.drugs.${line.index}.drugId`],
          sources: [row.source],
        },
      ];
    }),
  );
}

export const lineOfDrug = rule({
  id: 'LIN-01',
  version: 1,
  variants: ['noneBefore', 'treatedBefore'],
  severity: 'note',
  thresholds: {},
  look,
});
