import { TINY } from '../../../clinical/calculation/tolerance';
import limitsFile from '../../../reference/heart-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { drugField, firstOfEachDrug, type KnownLine, systemicLines } from '../../subject/subject-doses';
import { type RequestedTest, untestedDrugs } from './untested-drugs';

/** Advice by ejection fraction, each with a sentence. */
const ACTIONS = ['contraindicated', 'withheld', 'withheldOnFall', 'highRisk'] as const;

/** Advice for drugs from one left ventricular ejection fraction (included) to under another, in percent. */
interface HeartRow {
  drugSlugs: readonly string[];
  /** Whether the row is for palliative treatment, or for any other; absent where it is for both. */
  isPalliative?: boolean;
  lvefFrom: number | null;
  lvefBelow: number;
  action: (typeof ACTIONS)[number];
  severity: Severity;
  source: Source;
}

export const HEART_ROWS = rowsOf<HeartRow>(limitsFile, 'heart');
export const HEART_TESTS = rowsOf<RequestedTest>(limitsFile, 'heart-test');

/**
 * Compares the ejection fraction with the bands of the request's drugs. In the first cycle one is asked for where a
 * label does so before treatment. Sources: those of the rows of `heart-limits.json`.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  if (!chemotherapy) return [];
  const { lvefPercent, cycle, intention } = chemotherapy;
  const isPalliative = intention === 'paliativo';
  const lines = firstOfEachDrug(systemicLines(chemotherapy));
  if (lvefPercent === null)
    return (cycle ?? 1) > 1 ? [] : untestedDrugs(lines, HEART_TESTS, { test: 'lvefPercent', atMost: 'note' });
  return lines.flatMap((line) =>
    HEART_ROWS.filter(
      (row) =>
        row.drugSlugs.includes(line.substance.slug) &&
        (row.isPalliative ?? isPalliative) === isPalliative &&
        isInBand(row, lvefPercent),
    ).map((row) => ({
      variant: row.action,
      atMost: row.severity,
      values: {
        drug: nameValue(line.substance.name),
        given: figureValue(lvefPercent, '%'),
        threshold: figureValue(row.lvefBelow, '%'),
      },
      fields: fieldsOf(line),
      sources: [row.source],
    })),
  );
}

function fieldsOf({ index }: KnownLine): RuleFinding['fields'] {
  return ['treatment.chemotherapy.lvefPercent', drugField({ index })];
}

/** Whether a fraction lies in the row's band; one on an edge belongs to the band above it. */
function isInBand({ lvefFrom, lvefBelow }: HeartRow, lvefPercent: number): boolean {
  return lvefPercent < lvefBelow - TINY && lvefPercent >= (lvefFrom ?? 0) - TINY;
}

export const heartFunction = rule({
  id: 'COR-01',
  version: 2,
  variants: [...ACTIONS, 'untested'],
  severity: 'warning',
  thresholds: {},
  table: [...HEART_ROWS, ...HEART_TESTS],
  look,
});
