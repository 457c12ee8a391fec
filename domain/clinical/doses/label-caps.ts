import limitsFile from '../../reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { Checked, Source } from '../../reference/source';
import { tumourTypeId } from '../../reference/tumour-type-id';
import type { Given } from '../calculation/inputs';
import { TINY } from '../calculation/tolerance';
import { routeOf } from '../route';

/** Condition of a cap; every given member must be met. */
export interface CapCondition {
  doseType?: string;
  /** Highest dose of the line, in its own unit. */
  doseUpTo?: number;
  ageFrom?: number;
  /** Kilograms. */
  weightFrom?: number;
  weightBelow?: number;
  tumourType?: string;
  /** Any of these in the histology, without capitals and accents, where the tumour type has several sites. */
  histologies?: readonly string[];
  clearanceAbove?: number;
  clearanceFrom?: number;
  clearanceUpTo?: number;
  clearanceBelow?: number;
}

/** Maximum by a label, a trial or a regulator. Advice with a source, never a reason to refuse. */
export interface LabelCap {
  slug: string;
  /** Slug in the reference data. */
  drugSlug: string;
  /** `gfrMlMin` caps the estimated filtration rate in Calvert's formula. */
  capKind: 'doseMg' | 'doseMgKg' | 'doseMgM2' | 'gfrMlMin';
  value: number;
  /** `administration`, or the period within which the value may be given. */
  per: 'administration' | 'day' | 'week' | '2 weeks' | '3 weeks';
  /** Route; null for all routes. */
  administration: string | null;
  condition: CapCondition | null;
  statement: string;
  note: string | null;
  checked: Checked;
  source: Source;
}

/** Caps of the reference data. Source: docs/rules.md 11.13. */
export const LABEL_CAPS = rowsOf<LabelCap>(limitsFile, 'cap');

/**
 * Line and patient as far as they are known: an unknown value meets no condition, except that of the highest cap by
 * clearance.
 */
export interface CappedLine {
  drugSlug: string | null;
  administration: string | null;
  doseType: string | null;
  dose: Given;
  tumourType: string | null;
  /** Without capitals and accents. */
  histology: string | null;
  ageYears: Given;
  weightKg: Given;
  clearanceMlMin: Given;
}

/** Returns the caps that apply to a line; of several the lowest is reported. */
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
  const weight = line.weightKg ?? Number.NaN;
  return (
    isSame(condition.doseType, line.doseType) &&
    isSame(condition.tumourType && tumourTypeId(condition.tumourType), line.tumourType) &&
    (condition.doseUpTo === undefined || (line.dose ?? Number.NaN) <= condition.doseUpTo) &&
    (condition.histologies?.some((word) => line.histology?.includes(word)) ?? true) &&
    (condition.ageFrom === undefined || (line.ageYears ?? Number.NaN) >= condition.ageFrom) &&
    (condition.weightFrom === undefined || weight >= condition.weightFrom) &&
    (condition.weightBelow === undefined || weight < condition.weightBelow) &&
    (condition.clearanceAbove === undefined ||
      Number.isNaN(clearance) ||
      clearance > condition.clearanceAbove + TINY) &&
    (condition.clearanceFrom === undefined || clearance >= condition.clearanceFrom - TINY) &&
    (condition.clearanceUpTo === undefined || clearance <= condition.clearanceUpTo + TINY) &&
    (condition.clearanceBelow === undefined || clearance < condition.clearanceBelow - TINY)
  );
}

function isSame(wanted: string | undefined, given: string | null): boolean {
  return wanted === undefined || wanted === given;
}
