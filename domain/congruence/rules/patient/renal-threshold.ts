import { type Basis, checked, notApplicable, notChecked, reasonOfGaps } from '../../basis';
import { compareSeverity, type FindingValue, type RuleFinding } from '../../findings/finding';
import { doseValue, figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectChemotherapy } from '../../subject/subject';
import {
  clearanceOf,
  comparable,
  drugField,
  gapsOfDoses,
  type KnownLine,
  knownLines,
} from '../../subject/subject-doses';
import { isReduced } from './reduced-dose';
import { isInBand, RENAL_ACTIONS, RENAL_ROWS, RENAL_TESTS, type RenalRow, renalRowsOf } from './renal-rows';

/**
 * Returns the names of the request's drugs that have a renal threshold, each once; a creatinine matters for these,
 * however they are dosed.
 */
export function drugsWithRenalThreshold(subject: Subject): string[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const lines = knownLines(chemotherapy).filter((line) => renalRowsOf(subject, line).length > 0);
  return [...new Set(lines.map(({ substance }) => substance.name))];
}

/**
 * Compares the creatinine clearance, before the company's cap, with the bands of the request's drugs. Of a line the
 * gravest row is found, and nothing where its dose is already reduced as a row asks for, unless another one forbids the
 * drug. Without a creatinine one is asked for where a label does so before each dose. Sources: those of the rows of
 * `renal-limits.json`; the clearance by docs/rules.md 11.5.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  if (chemotherapy.creatinine === null) return untested(chemotherapy);
  return knownLines(chemotherapy).flatMap((line) => {
    const { data: limits } = renalLimitsOf(subject, line);
    const row = limits && gravestRow(subject, line, limits);
    return row ? [findingOf(row, line, limits.clearanceMlMin)] : [];
  });
}

/** Bands of a line's drug, and the clearance that is held against them. */
interface RenalLimits {
  rows: readonly RenalRow[];
  clearanceMlMin: number;
}

/** Returns the bands that the clearance can be held against for a line. */
export function renalLimitsOf(subject: Subject, line: KnownLine): Basis<RenalLimits> {
  const ofDrug = RENAL_ROWS.filter(({ drugSlug }) => drugSlug === line.substance.slug);
  if (ofDrug.length === 0) return notChecked('noReference');
  const rows = renalRowsOf(subject, line);
  if (rows.length === 0) {
    const doses = ofDrug.flatMap(({ fromDose }) => fromDose ?? []);
    const isOpen = doses.some((dose) => comparable(subject, line, dose) === null);
    return isOpen ? notChecked(reasonOfGaps(gapsOfDoses(subject, [line, ...doses]))) : notApplicable('noLimitHere');
  }
  const clearance = clearanceOf(subject);
  if (!clearance.computable) return notChecked(reasonOfGaps(clearance.gaps));
  return checked({ rows, clearanceMlMin: clearance.uncappedMlMin });
}

function untested(chemotherapy: SubjectChemotherapy): readonly RuleFinding[] {
  const lines = knownLines(chemotherapy).filter(({ doseType }) => doseType !== 'AUC');
  const tested = lines.flatMap((line) =>
    RENAL_TESTS.filter(({ drugSlug }) => drugSlug === line.substance.slug).map(({ source }) => ({ line, source })),
  );
  const firstOf = tested.filter(({ source }, place) => tested.findIndex((each) => each.source === source) === place);
  return firstOf.map(({ line, source }) => ({
    variant: 'untested',
    atMost: 'note',
    values: { drug: nameValue(line.substance.name) },
    fields: ['treatment.chemotherapy.creatinine', drugField(line)],
    sources: [source],
  }));
}

function gravestRow(subject: Subject, line: KnownLine, limits: RenalLimits): RenalRow | null {
  const rows = limits.rows.filter((row) => isInBand(row, limits.clearanceMlMin));
  const reduced = rows.filter((row) => isReduced(subject, line, row));
  const left = reduced.length > 0 ? rows.filter(isBeyondDose) : rows;
  const [gravest] = [...left].sort(
    (one, other) => compareSeverity(one.severity, other.severity) || rankOf(one) - rankOf(other),
  );
  return gravest ?? null;
}

/** Order of rows of one severity. */
function rankOf({ action }: RenalRow): number {
  return RENAL_ACTIONS.indexOf(action);
}

/** Whether a row is against the drug itself, so that a lower dose does not answer it. */
function isBeyondDose({ action }: RenalRow): boolean {
  return action === 'contraindicated' || action === 'avoid' || action === 'notRecommended' || action === 'highDose';
}

function findingOf(row: RenalRow, { index, substance }: KnownLine, clearanceMlMin: number): RuleFinding {
  const values: Record<string, FindingValue> = {
    drug: nameValue(substance.name),
    given: figureValue(clearanceMlMin, 'mL/min'),
    threshold: figureValue(row.clearanceBelow, 'mL/min'),
  };
  if (row.toDose) values.dose = doseValue(row.toDose.dose, row.toDose.doseType);
  if (row.percent !== undefined) values.percent = figureValue(row.percent, '%');
  return {
    variant: row.action,
    atMost: row.severity,
    values,
    fields: ['treatment.chemotherapy.creatinine', drugField({ index })],
    sources: [row.source],
  };
}

export const renalThreshold = rule({
  id: 'CRE-03',
  version: 5,
  variants: [...RENAL_ACTIONS, 'untested'],
  formerVariants: ['below'],
  severity: 'serious',
  thresholds: {},
  table: [...RENAL_ROWS, ...RENAL_TESTS],
  look,
});
