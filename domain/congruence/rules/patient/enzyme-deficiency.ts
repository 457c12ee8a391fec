import { NOT_DONE } from '../../../catalogue/markers';
import limitsFile from '../../../reference/enzyme-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { FindingValue, RuleFinding, Severity } from '../../findings/finding';
import { figureValue, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { drugField, firstOfEachDrug, type KnownLine, systemicLines } from '../../subject/subject-doses';
import { isReduced } from './reduced-dose';
import { type RequestedTest, untestedDrugs } from './untested-drugs';

const ACTIONS = ['contraindicated', 'reduceToPercent', 'caution'] as const;
type Test = 'dpd' | 'ugt1a1';

/** Advice for drugs with one result of an enzyme's test. */
interface EnzymeRow {
  drugSlugs: readonly string[];
  test: Test;
  result: string;
  action: (typeof ACTIONS)[number];
  /** Drugs beside which the label asks for no lower dose. */
  unlessWith?: readonly string[];
  /** Share of the usual dose above which a line is not reduced. */
  percent?: number;
  severity: Severity;
  source: Source;
}

/** Drugs before which a test is recommended to everybody. */
interface EnzymeTest extends RequestedTest {
  test: Test;
}

export const ENZYME_ROWS = rowsOf<EnzymeRow>(limitsFile, 'enzyme');
export const ENZYME_TESTS = rowsOf<EnzymeTest>(limitsFile, 'enzyme-test');

/**
 * Compares the results for DPD and UGT1A1 with the drugs that these enzymes degrade. In the first cycle a result is
 * missed where authorities recommend the test to everybody before the drug. Sources: those of the rows of
 * `enzyme-limits.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const lines = systemicLines(chemotherapy);
  const found = firstOfEachDrug(lines).flatMap((first) => {
    const ofDrug = lines.filter(({ substance }) => substance.slug === first.substance.slug);
    return ENZYME_ROWS.filter(
      (row) =>
        row.drugSlugs.includes(first.substance.slug) &&
        chemotherapy[row.test] === row.result &&
        !lines.some(({ substance }) => row.unlessWith?.includes(substance.slug)) &&
        !ofDrug.every((line) => isReduced(subject, line, row)),
    ).map((row) => findingOf(row, first));
  });
  const untested = ENZYME_TESTS.flatMap((row) =>
    (chemotherapy[row.test] ?? NOT_DONE) !== NOT_DONE || (chemotherapy.cycle ?? 1) > 1
      ? []
      : untestedDrugs(lines, [row], { test: row.test, atMost: 'warning' }),
  );
  return [...found, ...untested];
}

function findingOf(row: EnzymeRow, line: KnownLine): RuleFinding {
  const values: Record<string, FindingValue> = {
    drug: nameValue(line.substance.name),
    result: optionValue(row.test, row.result),
  };
  if (row.percent !== undefined) values.percent = figureValue(row.percent, '%');
  return {
    variant: `${row.test}_${row.action}`,
    atMost: row.severity,
    values,
    fields: fieldsOf(row.test, line),
    sources: [row.source],
  };
}

function fieldsOf(test: Test, { index }: KnownLine): RuleFinding['fields'] {
  return [`treatment.chemotherapy.${test}`, drugField({ index })];
}

export const enzymeDeficiency = rule({
  id: 'ENZ-01',
  version: 2,
  variants: [...new Set(ENZYME_ROWS.map(({ test, action }) => `${test}_${action}`)), 'untested'],
  severity: 'serious',
  thresholds: {},
  table: [...ENZYME_ROWS, ...ENZYME_TESTS],
  look,
});
