/**
 * Value of a cell: a text, a number, the stored value of a formula, or an invalid value with the reason and the text
 * that the sheet displays.
 */
export type Cell = string | number | { calculated: string | number } | { wrong: CellFault; shown: string };

/** Cells that are refused: formulas without a stored value, error values, and dates that the spreadsheet made of a text. */
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

/** Returns the value of a cell, which a formula may have; null for an invalid one. */
export function valueIn(cell: Cell | null): string | number | null {
  if (typeof cell !== 'object') return cell;
  return cell !== null && 'calculated' in cell ? cell.calculated : null;
}

/** Returns the name of a cell as a spreadsheet shows it: `C4`. */
export function cellName(row: number, place: number): string {
  let letters = '';
  for (let left = place; left >= 0; left = Math.floor(left / LETTERS) - 1)
    letters = String.fromCharCode(FIRST_LETTER + (left % LETTERS)) + letters;
  return `${letters}${row}`;
}

const [FIRST_LETTER, LETTERS] = [0x41, 26];

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
