/** What a cell says: nothing, a text, a number of a sheet, or what is no value, why, and what its sheet shows instead of one. */
export type Cell = string | number | { wrong: CellFault; shown: string };

/** A formula or an error in a cell, and a date that a sheet has made of it. */
export type CellFault = 'formula' | 'date' | 'error';

export interface TableRow {
  /** As a program for sheets counts it, its head being 1. */
  number: number;
  cells: readonly (Cell | null)[];
}

export interface TableSheet {
  /** Null in a file that has but one. */
  name: string | null;
  rows: readonly TableRow[];
}

/** Why nothing can be made of a file, by the message of its page. */
export class TableRefused extends Error {
  override name = 'TableRefused';
  constructor(readonly problem: string) {
    super(problem);
  }
}

/** How many rows, beside the head, and columns of a file are read; one with more is refused. Source: docs/rules.md 5.37. */
export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 100;

/** Rows after which whoever waits for the process is let in. */
export const ROWS_AT_ONCE = 500;
