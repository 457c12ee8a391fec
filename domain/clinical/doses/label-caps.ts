import limitsFile from '../../reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { Checked, Source } from '../../reference/source';
import { tumourTypeId } from '../../reference/tumour-type-id';
import type { Given } from '../calculation/inputs';
import { routeOf } from '../route';

/** When a cap holds; all of what is named has to. */
export interface CapCondition {
  doseType?: string;
  /** Of the line, in its own unit. */
  doseUpTo?: number;
  ageFrom?: number;
  tumourType?: string;
  clearanceAbove?: number;
  clearanceFrom?: number;
  clearanceUpTo?: number;
  clearanceBelow?: number;
}

/** The most that a label, a trial or a regulator gives. Advice with a source, never a reason to refuse. */
export interface LabelCap {
  slug: string;
  /** Of the reference data. */
  drugSlug: string;
  /** `gfrMlMin` caps the estimated filtration rate in Calvert's formula. */
  capKind: 'doseMg' | 'doseMgKg' | 'doseMgM2' | 'gfrMlMin';
  value: number;
  /** `administration`, or the time within which the value may be given. */
  per: 'administration' | 'day' | 'week' | '2 weeks' | '3 weeks';
  /** Route; null for all. */
  administration: string | null;
  condition: CapCondition | null;
  statement: string;
  note: string | null;
  checked: Checked;
  source: Source;
}

/** Source: docs/rules.md 11.13. */
export const LABEL_CAPS = rowsOf<LabelCap>(limitsFile, 'cap');

/** A line and its patient, as far as they are known: what is not known fulfils no condition, but the most that any clearance allows. */
export interface CappedLine {
  drugSlug: string | null;
  administration: string | null;
  doseType: string | null;
  dose: Given;
  tumourType: string | null;
  ageYears: Given;
  clearanceMlMin: Given;
}

/** The caps that hold for a line; where several do, the lowest speaks. */
export function labelCapsOf(line: CappedLine): LabelCap[] {
  return LABEL_CAPS.filter(
    ({ drugSlug, administration, condition }) =>
      drugSlug === line.drugSlug &&
      (administration === null || administration === routeOf(line.administration)) &&
      (condition === null || holds(condition, line)),
  );
}

function holds(condition: CapCondition, line: CappedLine): boolean {
  const clearance = line.clearanceMlMin ?? Number.NaN;
  return (
    isSame(condition.doseType, line.doseType) &&
    isSame(condition.tumourType && tumourTypeId(condition.tumourType), line.tumourType) &&
    (condition.doseUpTo === undefined || (line.dose ?? Number.NaN) <= condition.doseUpTo) &&
    (condition.ageFrom === undefined || (line.ageYears ?? Number.NaN) >= condition.ageFrom) &&
    (condition.clearanceAbove === undefined || Number.isNaN(clearance) || clearance > condition.clearanceAbove) &&
    (condition.clearanceFrom === undefined || clearance >= condition.clearanceFrom) &&
    (condition.clearanceUpTo === undefined || clearance <= condition.clearanceUpTo) &&
    (condition.clearanceBelow === undefined || clearance < condition.clearanceBelow)
  );
}

function isSame(wanted: string | undefined, given: string | null): boolean {
  return wanted === undefined || wanted === given;
}
