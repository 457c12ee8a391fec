import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import limitsFile from '../../../reference/liver-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { Severity } from '../../findings/finding';
import type { SubjectChemotherapy } from '../../subject/subject';

/** Advice of labels and publications by bilirubin and transaminases, each with a sentence, the gravest first. */
export const LIVER_ACTIONS = [
  'contraindicated',
  'avoid',
  'notRecommended',
  'reduceTo',
  'reduceToPercent',
  'notStudied',
  'caution',
] as const;

/** Upper limit of the normal transaminases, in U/l; laboratories differ somewhat. */
export const TRANSAMINASES_ULN = 40;

/** Advice for a drug above a bilirubin or above a multiple of the normal transaminases; edges belong to the row below. */
export interface LiverRow {
  drugSlug: string;
  tumourType?: TumourType | null;
  bilirubinAboveMgDl: number | null;
  bilirubinUpToMgDl: number | null;
  transaminasesAboveUln: number | null;
  transaminasesUpToUln: number | null;
  /** Present where the label counts direct bilirubin, of which the form knows the total. */
  fraction?: 'direct';
  action: (typeof LIVER_ACTIONS)[number];
  /** Dose of one administration in the band. */
  toDose?: { dose: number; doseType: string };
  /** Share of the usual dose in the band. */
  percent?: number;
  severity: Severity;
  source: Source;
}

export const LIVER_ROWS = rowsOf<LiverRow>(limitsFile, 'liver');

/** Liver tests of a request; the higher of both transaminases counts. */
export interface LiverTests {
  bilirubinMgDl: number | null;
  transaminasesUl: number | null;
}

export function liverTestsOf({ bilirubinMgDl, astUl, altUl }: SubjectChemotherapy): LiverTests {
  const transaminases = [astUl, altUl].filter((each) => each !== null);
  return { bilirubinMgDl, transaminasesUl: transaminases.length > 0 ? Math.max(...transaminases) : null };
}

/** Test of a row that the request is above of; null where neither is, or where the other one is beyond the row. */
export function reachedTest(row: LiverRow, tests: LiverTests): 'bilirubin' | 'transaminases' | null {
  const { bilirubinMgDl, transaminasesUl } = tests;
  const bilirubin = { value: bilirubinMgDl, above: row.bilirubinAboveMgDl, upTo: row.bilirubinUpToMgDl };
  const timesUln = transaminasesUl === null ? null : transaminasesUl / TRANSAMINASES_ULN;
  const transaminases = { value: timesUln, above: row.transaminasesAboveUln, upTo: row.transaminasesUpToUln };
  if (isAbove(bilirubin)) return row.transaminasesAboveUln === null && isBeyond(transaminases) ? null : 'bilirubin';
  return isAbove(transaminases) ? 'transaminases' : null;
}

interface Band {
  value: number | null;
  above: number | null;
  upTo: number | null;
}

function isAbove({ value, above, upTo }: Band): boolean {
  return value !== null && above !== null && value > above + TINY && (upTo === null || value <= upTo + TINY);
}

function isBeyond({ value, upTo }: Band): boolean {
  return value !== null && upTo !== null && value > upTo + TINY;
}
