import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { clearanceOf, knownLines } from '../../subject/subject-doses';
import type { Substance } from '../../subject/substances';

interface RenalRow {
  slug: string;
  drugSlug: string;
  tumourType: TumourType | null;
  creatinineClearanceBelow: number;
  source: Source;
}

const ROWS = rowsOf<RenalRow>(limitsFile, 'renal');

/**
 * Severities by the wording of the texts: contraindicated (serious), consensus for trials (note); the others say "not
 * recommended".
 */
const SEVERITY_OF: Readonly<Record<string, Severity>> = {
  'renal-capecitabine': 'serious',
  'renal-cisplatin-bladder': 'note',
};

function rowsFor({ protocol }: Subject, { slug }: Substance): RenalRow[] {
  return ROWS.filter(
    ({ drugSlug, tumourType }) => drugSlug === slug && (tumourType === null || tumourType === protocol.type),
  );
}

/**
 * Returns the names of the request's drugs that have a renal threshold, each once; a creatinine matters for these,
 * however they are dosed.
 */
export function drugsWithRenalThreshold(subject: Subject): string[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const substances = knownLines(chemotherapy).map(({ substance }) => substance);
  return [...new Set(substances.flatMap((each) => (rowsFor(subject, each).length > 0 ? [each.name] : [])))];
}

/**
 * Compares the creatinine clearance, before the company's cap, with the thresholds of the request's drugs.
 * Sources: those of the rows `renal` of `dose-limits.json`; the clearance by docs/rules.md 11.5.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  const clearance = clearanceOf(subject);
  if (!chemotherapy || !clearance.computable) return [];
  const { uncappedMlMin } = clearance;
  return knownLines(chemotherapy).flatMap(({ index, substance }) =>
    rowsFor(subject, substance)
      .filter(({ creatinineClearanceBelow }) => uncappedMlMin < creatinineClearanceBelow - TINY)
      .map(
        (row): RuleFinding => ({
          variant: 'below',
          atMost: SEVERITY_OF[row.slug] ?? 'warning',
          values: {
            drug: nameValue(substance.name),
            given: figureValue(uncappedMlMin, 'mL/min'),
            threshold: figureValue(row.creatinineClearanceBelow, 'mL/min'),
          },
          fields: ['treatment.chemotherapy.creatinine', `treatment.chemotherapy.drugs.${index}.drugId`],
          sources: [row.source],
        }),
      ),
  );
}

export const renalThreshold = rule({
  id: 'CRE-03',
  version: 2,
  variants: ['below'],
  severity: 'serious',
  thresholds: {},
  look,
});
