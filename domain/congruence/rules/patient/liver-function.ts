import { compareSeverity, type FindingValue, type RuleFinding } from '../../findings/finding';
import { doseValue, figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { drugField, type KnownLine, systemicLines } from '../../subject/subject-doses';
import {
  LIVER_ACTIONS,
  LIVER_ROWS,
  LIVER_TESTS,
  type LiverRow,
  type LiverTests,
  reachedTest,
  TRANSAMINASES_ULN,
  transaminasesFor,
} from './liver-rows';
import { isReduced } from './reduced-dose';
import { untestedDrugs } from './untested-drugs';

/**
 * Compares bilirubin and transaminases with the bands of the request's drugs. Of a line the gravest row is found, and
 * nothing where its dose is already reduced as the row asks for. Where no test was stated, they are asked for once if a
 * label does so before the dose.
 * Sources: those of the rows of `liver-limits.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const { bilirubinMgDl, astUl, altUl } = chemotherapy;
  if (bilirubinMgDl === null && astUl === null && altUl === null)
    return untestedDrugs(systemicLines(chemotherapy), LIVER_TESTS, { test: 'bilirubinMgDl', atMost: 'note' });
  return systemicLines(chemotherapy).flatMap((line) => {
    const row = gravestRow(subject, line, chemotherapy);
    return row && !isReduced(subject, line, row) ? [findingOf(row, line, chemotherapy)] : [];
  });
}

function gravestRow({ protocol }: Subject, line: KnownLine, tests: LiverTests): LiverRow | null {
  const rows = LIVER_ROWS.filter(
    (row) =>
      row.drugSlug === line.substance.slug &&
      (!row.tumourType || row.tumourType === protocol.type) &&
      (!row.exceptTumourType || row.exceptTumourType !== protocol.type) &&
      reachedTest(row, tests) !== null,
  );
  const [gravest] = rows.sort(
    (one, other) =>
      compareSeverity(one.severity, other.severity) ||
      LIVER_ACTIONS.indexOf(one.action) - LIVER_ACTIONS.indexOf(other.action) ||
      (one.percent ?? 0) - (other.percent ?? 0) ||
      (one.toDose?.dose ?? 0) - (other.toDose?.dose ?? 0),
  );
  return gravest ?? null;
}

function findingOf(row: LiverRow, { index, substance }: KnownLine, tests: LiverTests): RuleFinding {
  const isBilirubin = reachedTest(row, tests) === 'bilirubin';
  const given = transaminasesFor(row, tests);
  const values: Record<string, FindingValue> = {
    drug: nameValue(substance.name),
    given: isBilirubin ? figureValue(tests.bilirubinMgDl ?? 0, 'mg/dL') : figureValue(given ?? 0, 'U/L'),
    threshold: isBilirubin
      ? figureValue(row.bilirubinAboveMgDl ?? 0, 'mg/dL')
      : figureValue((row.transaminasesAboveUln ?? 0) * TRANSAMINASES_ULN, 'U/L'),
  };
  if (row.toDose) values.dose = doseValue(row.toDose.dose, row.toDose.doseType);
  if (row.percent !== undefined) values.percent = figureValue(row.percent, '%');
  return {
    variant: `${isBilirubin ? (row.fraction ?? 'total') : 'transaminases'}_${row.action}`,
    atMost: row.severity,
    values,
    fields: [
      `treatment.chemotherapy.${isBilirubin ? 'bilirubinMgDl' : given === tests.astUl ? 'astUl' : 'altUl'}`,
      drugField({ index }),
    ],
    sources: [row.source],
  };
}

/** Tests by which a row can be reached, as the sentences tell them apart. */
function variantsOf({ bilirubinAboveMgDl, transaminasesAboveUln, fraction, action }: LiverRow): string[] {
  return [
    ...(bilirubinAboveMgDl === null ? [] : [`${fraction ?? 'total'}_${action}`]),
    ...(transaminasesAboveUln === null ? [] : [`transaminases_${action}`]),
  ];
}

export const liverFunction = rule({
  id: 'HIG-01',
  version: 3,
  variants: [...new Set(LIVER_ROWS.flatMap(variantsOf)), 'untested'],
  severity: 'serious',
  thresholds: {},
  table: [...LIVER_ROWS, ...LIVER_TESTS],
  look,
});
