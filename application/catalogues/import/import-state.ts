import type { CatalogueImport as StoredImport } from '@aval/prisma/generated/client';
import { silentSince } from '../../health/silent-since';
import type { Clock } from '../../services';
import type { ImportedSubject } from './imports';

/** States of an import, from the upload of its file to the written entries. */
const IMPORT_STATES = ['checking', 'refused', 'ready', 'applying', 'applied'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Effects that a row of a file may have. */
export const ROW_KINDS = ['created', 'changed', 'unchanged', 'wrong'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Change of one column of an entry. */
export interface RowChange {
  column: string;
  before: unknown;
  after: unknown;
  /** The value is the one that a formula had when the file was saved. */
  isCalculated?: boolean;
}

/** Progress that the import's page polls. */
export interface ImportProgress {
  id: string;
  state: ImportState;
  /** The process that worked on it is gone; nothing of its step was kept, and the step can be started again. */
  isInterrupted: boolean;
  /** Rows are checked once more before they are written. */
  step: 'checking' | 'writing';
  /** Rows done in the present step. */
  done: number;
  total: number;
}

export interface ImportSummary extends ImportProgress {
  subject: ImportedSubject;
  fileName: string;
  sheet: string | null;
  unreadHeads: string[];
  problem: string | null;
  notice: string | null;
  /** Hash of the preview; null before there is one. */
  planHash: string | null;
  counts: Readonly<Record<RowKind, number>>;
}

export function isUnderWay(state: ImportState): boolean {
  return state === 'checking' || state === 'applying';
}

export function summaryOf(row: StoredImport, clock: Clock): ImportSummary {
  const { id, fileName, sheet, unreadHeads, problem, notice, planHash } = row;
  const state = row.state as ImportState;
  return {
    id,
    state,
    fileName,
    sheet,
    unreadHeads,
    problem,
    notice,
    planHash,
    ...stepOf(row),
    subject: row.subject as ImportedSubject,
    isInterrupted: isUnderWay(state) && (row.workedAt ?? row.createdAt) < silentSince(clock),
    counts: {
      created: row.createdCount,
      changed: row.changedCount,
      unchanged: row.unchangedCount,
      wrong: row.wrongCount,
    },
  };
}

/** While applying, `done` counts written rows on top of the checked ones. */
function stepOf(row: StoredImport): Pick<ImportProgress, 'step' | 'done' | 'total'> {
  const { state, done, total, createdCount, changedCount, unchangedCount, wrongCount } = row;
  if (state !== 'applying') return { step: 'checking', done, total };
  const rows = createdCount + changedCount + unchangedCount + wrongCount;
  return done > rows
    ? { step: 'writing', done: done - rows, total: total - rows }
    : { step: 'checking', done, total: Math.min(rows, total) };
}
