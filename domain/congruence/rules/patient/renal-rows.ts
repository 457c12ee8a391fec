import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import { isOfRoute } from '../../../clinical/route';
import limitsFile from '../../../reference/renal-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { Severity } from '../../findings/finding';
import type { Subject } from '../../subject/subject';
import { comparable, type KnownLine } from '../../subject/subject-doses';
import type { Reduction } from './reduced-dose';

/** Advice of labels and publications by clearance, each with a sentence. */
export const RENAL_ACTIONS = [
  'contraindicated',
  'avoid',
  'notRecommended',
  'highDose',
  'reduceTo',
  'reduceToPercent',
  'notStudied',
  'caution',
  'unfit',
] as const;

/** Advice for a drug from one clearance (included) to under another, in ml/min. */
export interface RenalRow extends Reduction {
  drugSlug: string;
  tumourType?: TumourType | null;
  /** Route to which the row is limited. */
  administration?: string;
  /** Dose type to which the row is limited. */
  doseType?: string;
  /** Lowest dose to which the row applies. */
  fromDose?: Reduction['toDose'];
  /** Drug beside which the row applies. */
  with?: string;
  clearanceFrom: number | null;
  clearanceBelow: number;
  action: (typeof RENAL_ACTIONS)[number];
  severity: Severity;
  source: Source;
}

export const RENAL_ROWS = rowsOf<RenalRow>(limitsFile, 'renal');

/** Drug whose label asks for kidney function before each dose. */
interface RenalTest {
  drugSlug: string;
  source: Source;
}

export const RENAL_TESTS = rowsOf<RenalTest>(limitsFile, 'renal-test');

/** Returns the rows of a line's drug, whatever the clearance. */
export function renalRowsOf(subject: Subject, line: KnownLine): readonly RenalRow[] {
  const { protocol, chemotherapy } = subject;
  const isGiven = (slug: string) => chemotherapy?.lines.some(({ substance }) => substance?.slug === slug) ?? false;
  return RENAL_ROWS.filter(
    (row) =>
      row.drugSlug === line.substance.slug &&
      (!row.tumourType || row.tumourType === protocol.type) &&
      isOfRoute(line.administration, row.administration ?? null) &&
      (!row.doseType || row.doseType === line.doseType) &&
      (!row.with || isGiven(row.with)) &&
      (!row.fromDose || isAtLeast(subject, line, row.fromDose)),
  );
}

/** Whether a clearance lies in the row's band; a clearance on an edge belongs to the band above it. */
export function isInBand({ clearanceFrom, clearanceBelow }: RenalRow, clearanceMlMin: number): boolean {
  return clearanceMlMin < clearanceBelow - TINY && clearanceMlMin >= (clearanceFrom ?? 0) - TINY;
}

function isAtLeast(subject: Subject, line: KnownLine, least: NonNullable<Reduction['toDose']>): boolean {
  const doses = comparable(subject, line, least);
  return doses !== null && doses.given >= doses.expected - TINY;
}
