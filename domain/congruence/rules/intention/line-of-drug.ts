import type { TumourType } from '../../../catalogue/tumour-types';
import { plainText } from '../../../reading/plain-text';
import indicationsFile from '../../../reference/indications.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding } from '../../findings/finding';
import { nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { hasHad } from '../../subject/history';
import type { Subject } from '../../subject/subject';
import { drugField } from '../../subject/subject-doses';
import { isPrinciple } from '../../subject/substances';
import { MARKER_ROWS } from '../markers/marker-rows';

/** Drugs that a label authorizes for a line of treatment of a tumour. */
interface LineRow {
  drugSlugs: readonly string[];
  /** Active principles of drugs that the reference data lack. */
  principles: readonly string[];
  tumourTypes: readonly TumourType[];
  /** Drugs beside which the label has another indication, without that line. */
  unlessWith: readonly string[];
  /** Groups of earlier treatments that count for the line; absent for all systemic ones. */
  after?: readonly string[];
  /** Names by which an earlier treatment of another group counts, too. */
  named?: readonly string[];
  source: Source;
}

interface FileRow extends Omit<LineRow, 'principles' | 'unlessWith'> {
  unlessWith?: readonly string[];
}

/** Rows of the markers that name a line, with the drugs beside which they have another indication. */
function rows(slugs: readonly string[], unlessWith: readonly string[] = []): LineRow[] {
  return slugs.flatMap((slug) => {
    const row = MARKER_ROWS.get(slug);
    return row ? [{ ...row, tumourTypes: [row.tumourType], unlessWith }] : [];
  });
}

/** Drugs for advanced disease after another systemic treatment. */
const LATER: readonly LineRow[] = [
  ...rows(['her2-breast-t-dxd', 'her2-negative-sacituzumab', 'her2-gastric-t-dxd', 'met-exon-14-inhibitors']),
  // In the first line with FOLFOX by a later label.
  ...rows(['braf-encorafenib-colorectal'], ['oxaliplatino']),
  ...rows(['parp-olaparib-prostate'], ['abiraterona']),
  ...rowsOf<FileRow>(indicationsFile, 'line').map((row) => ({ unlessWith: [], ...row, principles: [] })),
];

/** Drugs whose label has no later line for the tumour. */
const FIRST = rows(['her2-gastric-trastuzumab', 'her2-negative-zolbetuximab', 'her2-negative-nivolumab-gastric']);

const SYSTEMIC = ['hormonoterapia_inmunoterapia', 'quimioterapia_dirigida', 'neo_adyuvante', 'adyuvante', 'avanzado'];

/**
 * Finds, in a palliative request, a drug whose label asks for an earlier treatment when none that counts is stated, and a
 * first-line drug after advanced disease was treated.
 * Sources: the labels of the rows of `marker-rules.json` that name a line, and of the rows `line` of `indications.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy, protocol } = subject;
  if (chemotherapy?.intention !== 'paliativo') return [];
  const found = [
    { variant: 'noneBefore', atMost: 'warning' as const, rows: LATER.filter((row) => !hasHadBefore(subject, row)) },
    { variant: 'treatedBefore', atMost: 'note' as const, rows: hasHad(subject, 'avanzado') ? FIRST : [] },
  ];
  const isGiven = (slug: string) => chemotherapy.lines.some(({ substance }) => substance?.slug === slug);
  return found.flatMap(({ variant, atMost, rows: some }) =>
    some.flatMap((row): RuleFinding[] => {
      const line = chemotherapy.lines.find(
        ({ substance, activePrinciple }) =>
          (substance && row.drugSlugs.includes(substance.slug)) ||
          row.principles.some((principle) => isPrinciple(activePrinciple, principle)),
      );
      if (!line || !protocol.type || !row.tumourTypes.includes(protocol.type)) return [];
      if (row.unlessWith.some(isGiven)) return [];
      return [
        {
          variant: row.named && variant === 'noneBefore' ? 'notAfter' : variant,
          atMost,
          values: {
            drug: nameValue(line.drugName ?? ''),
            ...(row.named ? { before: nameValue(row.named[0] ?? '') } : {}),
          },
          fields: ['previousTreatments', drugField(line)],
          sources: [row.source],
        },
      ];
    }),
  );
}

function hasHadBefore(subject: Subject, { after = SYSTEMIC, named = [] }: LineRow): boolean {
  const isNamed = ({ description }: { description: string }) =>
    named.some((name) => plainText(description).includes(name));
  return hasHad(subject, ...after) || subject.previousTreatments.some(isNamed);
}

export const lineOfDrug = rule({
  id: 'LIN-01',
  version: 4,
  variants: ['noneBefore', 'notAfter', 'treatedBefore'],
  severity: 'warning',
  thresholds: {},
  table: LATER,
  look,
});
