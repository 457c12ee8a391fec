import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import limitsFile from '../../../reference/liver-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { Severity } from '../../findings/finding';
import type { SubjectChemotherapy } from '../../subject/subject';
import type { Reduction } from './reduced-dose';
import type { RequestedTest } from './untested-drugs';

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
export interface LiverRow extends Reduction {
  drugSlug: string;
  tumourType?: TumourType | null;
  /** Tumour that a row of its own is for. */
  exceptTumourType?: TumourType;
  bilirubinAboveMgDl: number | null;
  bilirubinUpToMgDl: number | null;
  transaminasesAboveUln: number | null;
  transaminasesUpToUln: number | null;
  /** Present where the label counts one of both transaminases alone. */
  transaminase?: 'ast';
  /** Present where the label counts direct bilirubin, of which the form knows the total. */
  fraction?: 'direct';
  action: (typeof LIVER_ACTIONS)[number];
  severity: Severity;
  source: Source;
}

export const LIVER_ROWS = rowsOf<LiverRow>(limitsFile, 'liver');
export const LIVER_TESTS = rowsOf<RequestedTest>(limitsFile, 'liver-test');

/** Liver tests of a request. */
export type LiverTests = Pick<SubjectChemotherapy, 'bilirubinMgDl' | 'astUl' | 'altUl'>;

/** Returns the transaminases that a row counts: the higher of both, or AST alone; null where none was stated. */
export function transaminasesFor({ transaminase }: LiverRow, { astUl, altUl }: LiverTests): number | null {
  if (transaminase === 'ast' || altUl === null) return astUl;
  return astUl === null ? altUl : Math.max(astUl, altUl);
}

/** Test of a row that the request is above of; null where neither is, or where the other one is beyond the row. */
export function reachedTest(row: LiverRow, tests: LiverTests): 'bilirubin' | 'transaminases' | null {
  const { bilirubinMgDl } = tests;
  const transaminasesUl = transaminasesFor(row, tests);
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
