/** Value of a cell: a text, a number, or an invalid value with the reason and the text that the sheet displays. */
export type Cell = string | number | { wrong: CellFault; shown: string };

/** Cells that are refused: formulas, error values, and dates that the spreadsheet made of a text. */
export type CellFault = 'formula' | 'date' | 'error';

export interface TableRow {
  /** Row number as a spreadsheet shows it, with 1 for the headings. */
  number: number;
  cells: readonly (Cell | null)[];
}

export interface TableSheet {
  /** Null in a file without named sheets. */
  name: string | null;
  rows: readonly TableRow[];
}

/** Thrown when a file cannot be read as a table; `problem` is the message for the page. */
export class TableRefused extends Error {
  override name = 'TableRefused';
  constructor(readonly problem: string) {
    super(problem);
  }
}

/** Limits of rows, without the headings, and of columns; larger files are refused. Source: docs/rules.md 5.37. */
export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 100;

/** Number of rows after which other work of the process gets a turn. */
export const ROWS_AT_ONCE = 500;
