import type { TumourType } from '../../../demand/content/content';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { clearanceOf, knownLines } from '../../subject/subject-doses';

interface RenalRow {
  slug: string;
  drugSlug: string;
  tumourType: TumourType | null;
  creatinineClearanceBelow: number;
  source: Source;
}

const ROWS = rowsOf<RenalRow>(limitsFile, 'renal');

/** What the texts say: contraindicated, not recommended, a consensus for trials. */
const SEVERITY_OF: Readonly<Record<string, Severity>> = {
  'renal-capecitabine': 'serious',
  'renal-cisplatin-bladder': 'note',
};

/**
 * The creatinine clearance, before the company's cap, against the thresholds of the drugs of the request.
 * Sources: those of the rows `renal` of `dose-limits.json`; the clearance by docs/rules.md 11.5.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy, protocol } = subject;
  const clearance = clearanceOf(subject);
  if (!chemotherapy || !clearance.computable) return [];
  const { uncappedMlMin } = clearance;
  return knownLines(chemotherapy).flatMap(({ index, substance }) =>
    ROWS.filter(
      ({ drugSlug, tumourType, creatinineClearanceBelow }) =>
        drugSlug === substance.slug &&
        (tumourType === null || tumourType === protocol.type) &&
        uncappedMlMin < creatinineClearanceBelow,
    ).map(
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
  version: 1,
  variants: ['below'],
  severity: 'serious',
  thresholds: {},
  look,
});
