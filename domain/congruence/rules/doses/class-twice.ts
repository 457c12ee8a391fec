import { rowsOf } from '../../../reference/rows';
import sameClassFile from '../../../reference/same-class.json' with { type: 'json' };
import type { Source } from '../../../reference/source';
import { compareSeverity, type RuleFinding, type Severity } from '../../findings/finding';
import { nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { drugField, firstOfEachDrug, knownLines } from '../../subject/subject-doses';
import type { Substance } from '../../subject/substances';

/** Class of which one drug is given at a time. */
interface ClassRow {
  drugSlugs: readonly string[];
  /** Pairs of the class that are given together all the same. */
  exceptions?: readonly (readonly string[])[];
  severity: Severity;
  source: Source;
}

/** The most severe rows first, since a pair may stand in several. */
const ROWS = [...rowsOf<ClassRow>(sameClassFile, 'same-class')].sort((one, other) =>
  compareSeverity(one.severity, other.severity),
);

/**
 * Finds two drugs of one class in the lines of a cycle. Forms of one principle are the finding of DUP-01. A class that
 * rests on judgement alone is at most a warning. Source: the rows of `same-class.json`.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  if (!chemotherapy) return [];
  const lines = firstOfEachDrug(knownLines(chemotherapy));
  return lines.flatMap((line, place) => {
    const found = lines
      .slice(0, place)
      .map((other) => ({ other, row: classOf(other.substance, line.substance) }))
      .find(({ row }) => row !== null);
    if (!found?.row) return [];
    return [
      {
        variant: 'pair',
        atMost: found.row.severity,
        values: { drug: nameValue(line.substance.name), other: nameValue(found.other.substance.name) },
        fields: [drugField(line), drugField(found.other)] as const,
        sources: [found.row.source] as const,
      },
    ];
  });
}

/** Returns the gravest class that both belong to, or null. */
function classOf(one: Substance, other: Substance): ClassRow | null {
  if (one.principles.some((principle) => other.principles.includes(principle))) return null;
  const isIn = (slugs: readonly string[]) => slugs.includes(one.slug) && slugs.includes(other.slug);
  return ROWS.find(({ drugSlugs, exceptions = [] }) => isIn(drugSlugs) && !exceptions.some(isIn)) ?? null;
}

export const classTwice = rule({
  id: 'DUP-02',
  version: 2,
  variants: ['pair'],
  severity: 'serious',
  thresholds: {},
  table: ROWS,
  look,
});
